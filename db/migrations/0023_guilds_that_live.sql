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
