CREATE TABLE `__new_young_message` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text,
	`recipientId` text,
	`guildId` text,
	`senderId` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`recipientId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "young_message_kind" CHECK("kind" IN ('training', 'removal', 'block', 'message', 'fromMinor', 'feedback', 'guildText', 'guildAnnouncement', 'guildApplication')),
	CONSTRAINT "young_message_recipient" CHECK("providerId" IS NOT NULL OR "recipientId" IS NOT NULL OR "guildId" IS NOT NULL),
	CONSTRAINT "young_message_length" CHECK(length("body") BETWEEN 1 AND 10000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_young_message`("id", "providerId", "recipientId", "senderId", "kind", "body", "createdAt") SELECT "id", "providerId", "recipientId", "senderId", "kind", "body", "createdAt" FROM `young_message`;
--> statement-breakpoint
DROP TABLE `young_message`;
--> statement-breakpoint
ALTER TABLE `__new_young_message` RENAME TO `young_message`;
--> statement-breakpoint
CREATE INDEX `young_message_provider` ON `young_message` (`providerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `young_message_recipient` ON `young_message` (`recipientId`);
--> statement-breakpoint
CREATE INDEX `young_message_sender` ON `young_message` (`senderId`);
--> statement-breakpoint
CREATE INDEX `young_message_age` ON `young_message` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `young_message_staff` ON `young_message` (`createdAt`,`id`) WHERE "guildId" IS NOT NULL OR "kind" = 'feedback';
