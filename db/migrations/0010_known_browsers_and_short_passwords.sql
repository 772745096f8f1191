ALTER TABLE `account` ADD `isPasswordShort` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `known_browser` ADD `createdAt` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `known_browser` ADD `usedAt` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `known_browser` ADD `browserName` text;
--> statement-breakpoint
ALTER TABLE `known_browser` ADD `systemName` text;
--> statement-breakpoint
-- Written by hand: a browser was known for 180 days from its last log-in on, so that tells when that was.
UPDATE `known_browser` SET `createdAt` = `expiresAt` - 15552000000, `usedAt` = `expiresAt` - 15552000000;
