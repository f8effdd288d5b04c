-- The trash tells who deleted an object: the newest deletion in the log with this subject.
CREATE INDEX "Event_deletions" ON "Event"("subject") WHERE "type" LIKE '%.deleted';
