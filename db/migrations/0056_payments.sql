CREATE TABLE `payment_event` (
	`id` text PRIMARY KEY NOT NULL,
	`takenAt` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text,
	`plan` text,
	`lastEvent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_subscription_plan" CHECK("plan" IN ('unsubscribed', 'silver', 'gold'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_subscription_account` ON `payment_subscription` (`accountId`);
