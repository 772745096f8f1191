CREATE TABLE `imported_volunteer` (
	`accountId` text PRIMARY KEY NOT NULL,
	`importedAt` integer NOT NULL,
	`invitedAt` integer,
	`cameAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "imported_volunteer_order" CHECK("invitedAt" >= "importedAt" AND "cameAt" >= "importedAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `imported_volunteer_uninvited` ON `imported_volunteer` (`accountId`) WHERE "invitedAt" IS NULL AND "cameAt" IS NULL;
