CREATE TABLE `guild_closure` (
	`guildId` text NOT NULL,
	`providerId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`guildId`, `providerId`),
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `guild_closure_provider` ON `guild_closure` (`providerId`);
--> statement-breakpoint
CREATE TABLE `reservation_request` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`guildId` text NOT NULL,
	`askedById` text NOT NULL,
	`postingId` text,
	`status` text NOT NULL,
	`createdAt` integer NOT NULL,
	`askedAt` integer,
	`decidedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reservation_request_status" CHECK("status" IN ('drafted', 'asked', 'accepted', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "reservation_request_asked" CHECK("status" <> 'asked' OR "askedAt" IS NOT NULL),
	CONSTRAINT "reservation_request_decided" CHECK(("status" IN ('drafted', 'asked')) = ("decidedAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_request_open` ON `reservation_request` (`questId`) WHERE "status" IN ('drafted', 'asked');
--> statement-breakpoint
CREATE INDEX `reservation_request_quest` ON `reservation_request` (`questId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `reservation_request_guild` ON `reservation_request` (`guildId`,`status`);
--> statement-breakpoint
CREATE TABLE `__new_guild` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`nameKey` text NOT NULL,
	`classification` text NOT NULL,
	`description` text NOT NULL,
	`easyJoinCode` text NOT NULL,
	`codeMadeAt` integer DEFAULT 0 NOT NULL,
	`codeRestsUntil` integer,
	`asksFirst` integer DEFAULT false NOT NULL,
	`question` text,
	`creatorId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creatorId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "guild_name_length" CHECK(length("name") BETWEEN 1 AND 100),
	CONSTRAINT "guild_name_key_lower" CHECK("nameKey" = lower("nameKey")),
	CONSTRAINT "guild_classification" CHECK("classification" IN ('Fellowship', 'Family', 'Corporate Team', 'Large Cooperation', 'Religious Ministry', 'Religious Order', 'Chivalric Order', 'Military Organization', 'Athletic Team', 'Fraternity', 'Sorority', 'School Organization', 'Scout Troop', 'Local Business', 'Tribe', 'Political Party', 'Guild')),
	CONSTRAINT "guild_description_length" CHECK(length("description") BETWEEN 1 AND 10000),
	CONSTRAINT "guild_easy_join_code" CHECK("easyJoinCode" GLOB '[23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ]' OR "easyJoinCode" GLOB '[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'),
	CONSTRAINT "guild_asks_first" CHECK("asksFirst" IN (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_guild`("id", "name", "nameKey", "classification", "description", "easyJoinCode", "question", "creatorId", "createdAt") SELECT "id", "name", "nameKey", "classification", "description", "easyJoinCode", "question", "creatorId", "createdAt" FROM `guild`;
--> statement-breakpoint
DROP TABLE `guild`;
--> statement-breakpoint
ALTER TABLE `__new_guild` RENAME TO `guild`;
--> statement-breakpoint
CREATE UNIQUE INDEX `guild_name_key` ON `guild` (`nameKey`);
--> statement-breakpoint
CREATE INDEX `guild_creator` ON `guild` (`creatorId`);
--> statement-breakpoint
ALTER TABLE `contract` ADD `postingId` text;
--> statement-breakpoint
-- data steps of pkg_d
-- Codes of before go on for 30 days from the upgrade.
UPDATE `guild` SET "codeMadeAt" = unixepoch() * 1000;
--> statement-breakpoint
-- A draft is nobody's yet: what was reserved of one begins when it is published.
INSERT INTO `reservation_request` ("id", "questId", "guildId", "askedById", "status", "createdAt")
  SELECT contract."id", contract."questId", contract."guildId", contract."chariteerId", 'drafted', contract."claimedAt"
  FROM `contract` JOIN `quest` ON quest."id" = contract."questId" AND quest."publishingStatus" = 'Draft'
  WHERE contract."guildId" IS NOT NULL AND contract."abandonedAt" IS NULL;
--> statement-breakpoint
UPDATE `contract` SET "abandonedAt" = unixepoch() * 1000, "abandonReason" = 'Begins with publishing'
  WHERE "id" IN (SELECT "id" FROM `reservation_request`);
