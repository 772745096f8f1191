CREATE TABLE `data_copy` (
	`accountId` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`askedAt` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`madeAt` integer,
	`expiresAt` integer,
	`bytes` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "data_copy_state_known" CHECK("state" IN ('making', 'ready', 'failed')),
	CONSTRAINT "data_copy_failures" CHECK("failures" >= 0),
	CONSTRAINT "data_copy_made" CHECK(("state" = 'ready') = ("madeAt" IS NOT NULL)),
	CONSTRAINT "data_copy_kept" CHECK(("madeAt" IS NULL) = ("expiresAt" IS NULL)),
	CONSTRAINT "data_copy_lifetime" CHECK("expiresAt" > "madeAt"),
	CONSTRAINT "data_copy_bytes" CHECK(("madeAt" IS NULL) = ("bytes" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `data_copy_state` ON `data_copy` (`state`,`askedAt`);
--> statement-breakpoint
CREATE INDEX `data_copy_expiry` ON `data_copy` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `data_copy_part` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`side` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `data_copy`(`accountId`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "data_copy_part_side" CHECK("side" IN ('page', 'json')),
	CONSTRAINT "data_copy_part_position" CHECK("position" >= 0),
	CONSTRAINT "data_copy_part_length" CHECK(length("content") <= 196808)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `data_copy_part_place` ON `data_copy_part` (`accountId`,`side`,`position`);
