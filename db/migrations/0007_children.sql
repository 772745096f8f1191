CREATE TABLE `child_record` (
	`chariteerId` text PRIMARY KEY NOT NULL,
	`guardianAccountId` text NOT NULL,
	`signedName` text NOT NULL,
	`textVersion` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guardianAccountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "child_record_signed" CHECK(length("signedName") BETWEEN 1 AND 255)
) STRICT;
--> statement-breakpoint
CREATE INDEX `child_record_guardian` ON `child_record` (`guardianAccountId`);
