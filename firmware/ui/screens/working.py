"""Lines that jobs of the device bring, one after the other: OK hurries the job, BACK stops it."""

from firmware.ui.screen import ALL, BACK, LEAVE, OK, Screen


class Working(Screen):
    """`job` is the one that is waited for. Opening a screen that `helps` is noted at once, and told last."""

    helps = False

    def __init__(self, shell):
        Screen.__init__(self, shell)
        self._noted = self.desk.helped() if self.helps else ()

    @property
    def works(self):
        return self.job is not None

    tells = works

    def offers(self):
        if self.works:
            return [(OK, ALL, "do-hurry", self._hurry), (BACK, ALL, "do-stop", self._stop)]
        return Screen.offers(self)

    def _hurry(self, _):
        self.job.hurry()

    def _stop(self, _):
        self.job.over = True
        return LEAVE

    def tick(self, _ms):
        job = self.job
        if job is None or not job.over:
            return
        self.job = None
        self.done(job)
        if self.job is None:
            self.lines += self._noted
            self._noted = ()
        self.version += 1

    def done(self, _job):
        """Tell what a job has found, and begin the next one."""
