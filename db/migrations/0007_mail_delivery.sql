CREATE TABLE `mail_server` (
	`id` integer PRIMARY KEY NOT NULL,
	`lastSuccessAt` integer,
	`trouble` text,
	`pausedUntil` integer,
	`troubleCount` integer DEFAULT 0 NOT NULL,
	`lastTrouble` text,
	`lastTroubleCode` integer,
	`lastTroubleAt` integer,
	CONSTRAINT "mail_server_one_row" CHECK("id" = 1),
	CONSTRAINT "mail_server_pause" CHECK(("trouble" IS NULL) = ("pausedUntil" IS NULL)),
	CONSTRAINT "mail_server_count" CHECK(("trouble" IS NULL) = ("troubleCount" = 0)),
	CONSTRAINT "mail_server_last" CHECK(("lastTrouble" IS NULL) = ("lastTroubleAt" IS NULL))
) STRICT;
--> statement-breakpoint
DROP INDEX `outbox_message_due`;
--> statement-breakpoint
ALTER TABLE `outbox_message` ADD `urgency` integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE `outbox_message` ADD `deferrals` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `outbox_message_state` ON `outbox_message` (`status`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_due` ON `outbox_message` (`status`,`urgency`,`nextAttemptAt`);
