CREATE TABLE `calendar_feed` (
	`accountId` text PRIMARY KEY NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_feed_hash" CHECK(length("tokenHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token` ON `calendar_feed` (`tokenHash`);
