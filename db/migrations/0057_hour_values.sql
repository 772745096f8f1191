CREATE TABLE `hour_value` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`startsOn` text NOT NULL,
	`cents` integer NOT NULL,
	`source` text NOT NULL,
	`countsFrom` integer NOT NULL,
	`endedAt` integer,
	CONSTRAINT "hour_value_state" CHECK("state" IN ('NJ', 'NY')),
	CONSTRAINT "hour_value_day" CHECK(date("startsOn") IS "startsOn"),
	CONSTRAINT "hour_value_cents" CHECK("cents" BETWEEN 100 AND 100000),
	CONSTRAINT "hour_value_source" CHECK(length("source") BETWEEN 1 AND 300)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `hour_value_of_day` ON `hour_value` (`state`,`startsOn`) WHERE "endedAt" IS NULL;
--> statement-breakpoint
ALTER TABLE `contract` ADD `othersCountedAt` integer;
