ALTER TABLE `account` ADD `locale` text;
--> statement-breakpoint
ALTER TABLE `guardian_consent` ADD `locale` text;
