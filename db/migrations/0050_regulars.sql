CREATE TABLE `regular` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`stampId` text NOT NULL,
	`entry` text NOT NULL,
	`chariteerId` text NOT NULL,
	`since` integer NOT NULL,
	`pausedUntil` text,
	`askedUntil` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`stampId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "regular_entry" CHECK(json_valid("entry")),
	CONSTRAINT "regular_paused_until" CHECK("pausedUntil" IS NULL OR date("pausedUntil") IS "pausedUntil")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `regular_once` ON `regular` (`chariteerId`,`entry`);
--> statement-breakpoint
CREATE INDEX `regular_stamp` ON `regular` (`stampId`,`since`,`id`);
--> statement-breakpoint
CREATE INDEX `regular_provider` ON `regular` (`providerId`);
--> statement-breakpoint
CREATE TABLE `regular_share` (
	`providerId` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "regular_share_percent" CHECK("percent" BETWEEN 1 AND 100)
) STRICT;
--> statement-breakpoint
CREATE TABLE `regular_skip` (
	`regularId` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`regularId`, `day`),
	FOREIGN KEY (`regularId`) REFERENCES `regular`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "regular_skip_day" CHECK(date("day") IS "day")
) STRICT;
--> statement-breakpoint
CREATE TABLE `regular_wait` (
	`waitingId` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`waitingId`) REFERENCES `waiting_person`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
