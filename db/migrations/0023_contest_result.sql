CREATE TABLE `contest_result` (
	`year` integer NOT NULL,
	`guildId` text NOT NULL,
	`guildName` text NOT NULL,
	`classification` text NOT NULL,
	`rank` integer NOT NULL,
	`minutes` integer NOT NULL,
	`memberCount` integer NOT NULL,
	`keptAt` integer NOT NULL,
	`charityId` text,
	`charityName` text,
	PRIMARY KEY(`year`, `guildId`),
	FOREIGN KEY (`charityId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contest_result_name_length" CHECK(length("guildName") BETWEEN 1 AND 100),
	CONSTRAINT "contest_result_sums" CHECK("rank" >= 1 AND "minutes" >= 0 AND "memberCount" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `contest_result_charity` ON `contest_result` (`charityId`);
