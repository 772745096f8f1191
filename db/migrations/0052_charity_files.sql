CREATE TABLE `charity_file` (
	`providerId` text PRIMARY KEY NOT NULL,
	`askedAt` integer NOT NULL,
	`state` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`doneRows` integer DEFAULT 0 NOT NULL,
	`allRows` integer DEFAULT 0 NOT NULL,
	`madeAt` integer,
	`expiresAt` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "charity_file_state_known" CHECK("state" IN ('making', 'ready', 'failed')),
	CONSTRAINT "charity_file_failures" CHECK("failures" >= 0),
	CONSTRAINT "charity_file_progress" CHECK("doneRows" >= 0 AND "allRows" >= 0),
	CONSTRAINT "charity_file_made" CHECK(("state" = 'ready') = ("madeAt" IS NOT NULL)),
	CONSTRAINT "charity_file_kept" CHECK(("madeAt" IS NULL) = ("expiresAt" IS NULL)),
	CONSTRAINT "charity_file_lifetime" CHECK("expiresAt" > "madeAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `charity_file_state` ON `charity_file` (`state`,`askedAt`);
--> statement-breakpoint
CREATE INDEX `charity_file_expiry` ON `charity_file` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `charity_file_part` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `charity_file`(`providerId`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "charity_file_part_position" CHECK("position" >= 0),
	CONSTRAINT "charity_file_part_length" CHECK(length("content") <= 196808)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `charity_file_part_place` ON `charity_file_part` (`providerId`,`name`,`position`);
