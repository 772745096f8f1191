CREATE INDEX `contract_times_reason_marked` ON `contract` (`markedAt`,`id`) WHERE "timesReason" IS NOT NULL;
