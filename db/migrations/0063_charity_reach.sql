ALTER TABLE `provider` ADD `website` text;
--> statement-breakpoint
ALTER TABLE `provider` ADD `telephone` text;
