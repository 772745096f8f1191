CREATE TABLE `dropped_slot` (
	`questId` text PRIMARY KEY NOT NULL,
	`stampId` text NOT NULL,
	`slotStartedAt` integer NOT NULL,
	`slotLocationId` text,
	FOREIGN KEY (`stampId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `dropped_slot_stamp_start` ON `dropped_slot` (`stampId`,`slotStartedAt`);
