CREATE TABLE `__new_child_record` (
	`chariteerId` text NOT NULL,
	`guardianAccountId` text NOT NULL,
	`signedName` text NOT NULL,
	`textVersion` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`chariteerId`, `guardianAccountId`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guardianAccountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "child_record_signed" CHECK(length("signedName") BETWEEN 1 AND 255)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_child_record`("chariteerId", "guardianAccountId", "signedName", "textVersion", "createdAt") SELECT "chariteerId", "guardianAccountId", "signedName", "textVersion", "createdAt" FROM `child_record`;
--> statement-breakpoint
DROP TABLE `child_record`;
--> statement-breakpoint
ALTER TABLE `__new_child_record` RENAME TO `child_record`;
--> statement-breakpoint
CREATE INDEX `child_record_guardian` ON `child_record` (`guardianAccountId`);
--> statement-breakpoint
ALTER TABLE `guardian_link` ADD `guardianAccountId` text REFERENCES account(id);
--> statement-breakpoint
CREATE INDEX `guardian_link_guardian` ON `guardian_link` (`guardianAccountId`);
