ALTER TABLE `account_token` ADD `questId` text REFERENCES quest(id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX `account_token_quest` ON `account_token` (`questId`) WHERE "questId" IS NOT NULL;
