CREATE TABLE `contact_reading` (
	`day` text NOT NULL,
	`accountId` text NOT NULL,
	`providerId` text NOT NULL,
	`personId` text NOT NULL,
	PRIMARY KEY(`accountId`, `providerId`, `day`, `personId`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_reading_day` ON `contact_reading` (`day`);
