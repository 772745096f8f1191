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
--> statement-breakpoint
CREATE TABLE `guild_announcement` (
	`id` text PRIMARY KEY NOT NULL,
	`guildId` text NOT NULL,
	`authorId` text,
	`body` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guild_announcement_length" CHECK(length("body") BETWEEN 1 AND 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `guild_announcement_guild` ON `guild_announcement` (`guildId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `guild_announcement_author` ON `guild_announcement` (`authorId`);
--> statement-breakpoint
CREATE INDEX `guild_announcement_age` ON `guild_announcement` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `guild_invite` (
	`id` text PRIMARY KEY NOT NULL,
	`guildId` text NOT NULL,
	`tokenHash` text NOT NULL,
	`madeById` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`useCount` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`madeById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guild_invite_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "guild_invite_lifetime" CHECK("expiresAt" > "createdAt"),
	CONSTRAINT "guild_invite_uses" CHECK("useCount" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guild_invite_token` ON `guild_invite` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `guild_invite_guild` ON `guild_invite` (`guildId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `guild_invite_maker` ON `guild_invite` (`madeById`);
--> statement-breakpoint
CREATE INDEX `guild_invite_expiry` ON `guild_invite` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `picture` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`place` text NOT NULL,
	`questId` text,
	`altText` text NOT NULL,
	`color` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "picture_id" CHECK(length("id") = 32 AND "id" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "picture_place" CHECK("place" IN ('COVER', 'LOGO', 'QUEST')),
	CONSTRAINT "picture_place_of_quest" CHECK(("place" = 'QUEST') = ("questId" IS NOT NULL)),
	CONSTRAINT "picture_alt_text" CHECK(length("altText") BETWEEN 1 AND 200),
	CONSTRAINT "picture_color" CHECK(length("color") = 7 AND "color" GLOB '#[0-9a-f]*' AND substr("color", 2) NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "picture_size" CHECK("width" BETWEEN 1 AND 4000 AND "height" BETWEEN 1 AND 4000),
	CONSTRAINT "picture_bytes" CHECK("bytes" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `picture_provider` ON `picture` (`providerId`);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_of_charity` ON `picture` (`providerId`,`place`) WHERE "questId" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_of_quest` ON `picture` (`questId`);
--> statement-breakpoint
ALTER TABLE `account` ADD `passkeyAsked` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE `__new_place_hold` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`reason` text NOT NULL,
	`browserHash` text,
	`addressKey` text,
	`networkHash` text,
	`chariteerId` text,
	`answers` text,
	`heldAt` integer NOT NULL,
	`endsAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "place_hold_reason" CHECK("reason" IN ('joining', 'guardian')),
	CONSTRAINT "place_hold_order" CHECK("endsAt" > "heldAt"),
	CONSTRAINT "place_hold_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "place_hold_network_hash" CHECK(length("networkHash") = 64),
	CONSTRAINT "place_hold_of_browser" CHECK("reason" <> 'joining' OR "browserHash" IS NOT NULL),
	CONSTRAINT "place_hold_answers" CHECK("answers" IS NULL OR "reason" = 'guardian'),
	CONSTRAINT "place_hold_of_young" CHECK("reason" <> 'guardian' OR "chariteerId" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_place_hold`("id", "questId", "reason", "browserHash", "addressKey", "networkHash", "chariteerId", "heldAt", "endsAt") SELECT "id", "questId", "reason", "browserHash", "addressKey", "networkHash", "chariteerId", "heldAt", "endsAt" FROM `place_hold`;
--> statement-breakpoint
DROP TABLE `place_hold`;
--> statement-breakpoint
ALTER TABLE `__new_place_hold` RENAME TO `place_hold`;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_hold_browser` ON `place_hold` (`browserHash`) WHERE "browserHash" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_hold_person` ON `place_hold` (`questId`,`chariteerId`) WHERE "chariteerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_address` ON `place_hold` (`addressKey`) WHERE "addressKey" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_network` ON `place_hold` (`networkHash`) WHERE "networkHash" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_quest` ON `place_hold` (`questId`,`endsAt`);
--> statement-breakpoint
CREATE INDEX `place_hold_end` ON `place_hold` (`endsAt`);
--> statement-breakpoint
CREATE INDEX `place_hold_chariteer` ON `place_hold` (`chariteerId`);
