CREATE TABLE `caused_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`recipientHash` text NOT NULL,
	`queuedAt` integer NOT NULL,
	CONSTRAINT "caused_mail_hash" CHECK(length("recipientHash") = 64 AND "recipientHash" NOT GLOB '*[^0-9a-f]*')
) STRICT;
--> statement-breakpoint
CREATE INDEX `caused_mail_recipient` ON `caused_mail` (`recipientHash`,`queuedAt`);
--> statement-breakpoint
CREATE INDEX `caused_mail_age` ON `caused_mail` (`queuedAt`);
--> statement-breakpoint
CREATE TABLE `__new_outbox_message` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`recipientKey` text NOT NULL,
	`sealed` text,
	`contentUntil` integer NOT NULL,
	`aboutId` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` integer NOT NULL,
	`leasedUntil` integer,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`sentAt` integer,
	`ownerId` text,
	FOREIGN KEY (`ownerId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_message_channel" CHECK("channel" IN ('email', 'text', 'push')),
	CONSTRAINT "outbox_message_status" CHECK("status" IN ('waiting', 'sending', 'sent', 'failed', 'expired')),
	CONSTRAINT "outbox_message_attempts" CHECK("attempts" >= 0),
	CONSTRAINT "outbox_message_lease" CHECK(("status" = 'sending') = ("leasedUntil" IS NOT NULL)),
	CONSTRAINT "outbox_message_sent" CHECK(("status" = 'sent') = ("sentAt" IS NOT NULL)),
	CONSTRAINT "outbox_message_content_gone" CHECK("status" NOT IN ('sent', 'expired') OR "sealed" IS NULL),
	CONSTRAINT "outbox_message_content_there" CHECK("status" NOT IN ('waiting', 'sending') OR "sealed" IS NOT NULL),
	CONSTRAINT "outbox_message_recipient_key" CHECK("recipientKey" = lower("recipientKey")),
	CONSTRAINT "outbox_message_one_line" CHECK(instr("recipient", char(10)) + instr("recipient", char(13)) = 0)
) STRICT;
--> statement-breakpoint
-- data steps of pkg_b: texts cannot be sealed in SQL, so they go, and what waited is told as not sent in time.
INSERT INTO `__new_outbox_message`("id", "channel", "kind", "recipient", "recipientKey", "sealed", "contentUntil", "aboutId", "status", "attempts", "nextAttemptAt", "leasedUntil", "lastError", "createdAt", "sentAt", "ownerId") SELECT "id", "channel", 'older', "recipient", lower("recipient"), NULL, "createdAt", NULL, CASE WHEN "status" IN ('waiting', 'sending') THEN 'expired' ELSE "status" END, "attempts", "nextAttemptAt", NULL, NULL, "createdAt", "sentAt", "ownerId" FROM `outbox_message`;
--> statement-breakpoint
DROP TABLE `outbox_message`;
--> statement-breakpoint
ALTER TABLE `__new_outbox_message` RENAME TO `outbox_message`;
--> statement-breakpoint
CREATE INDEX `outbox_message_due` ON `outbox_message` (`status`,`nextAttemptAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_owner` ON `outbox_message` (`ownerId`);
--> statement-breakpoint
CREATE INDEX `outbox_message_age` ON `outbox_message` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_recipient` ON `outbox_message` (`recipientKey`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_content` ON `outbox_message` (`contentUntil`) WHERE "sealed" IS NOT NULL;
