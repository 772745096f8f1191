CREATE TABLE `program_key` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "program_key_name" CHECK(length("name") BETWEEN 1 AND 60),
	CONSTRAINT "program_key_scopes" CHECK(CASE WHEN json_valid("scopes") THEN json_type("scopes") = 'array' ELSE 0 END),
	CONSTRAINT "program_key_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "program_key_end" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `program_key_token` ON `program_key` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `program_key_provider` ON `program_key` (`providerId`);
--> statement-breakpoint
CREATE TABLE `webhook` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`includesNames` integer NOT NULL,
	`secret` text NOT NULL,
	`formerSecret` text,
	`formerUntil` integer,
	`createdAt` integer NOT NULL,
	`failingSince` integer,
	`switchedOffAt` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_url" CHECK("url" LIKE 'https://%' AND length("url") BETWEEN 1 AND 500),
	CONSTRAINT "webhook_events" CHECK(CASE WHEN json_valid("events") THEN json_type("events") = 'array' ELSE 0 END),
	CONSTRAINT "webhook_names" CHECK("includesNames" IN (0, 1)),
	CONSTRAINT "webhook_former" CHECK(("formerSecret" IS NULL) = ("formerUntil" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhook_provider` ON `webhook` (`providerId`);
--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`webhookId` text NOT NULL,
	`event` text NOT NULL,
	`questId` text NOT NULL,
	`contractId` text,
	`at` integer NOT NULL,
	`status` text NOT NULL,
	`tries` integer NOT NULL,
	`triedSince` integer NOT NULL,
	`nextTryAt` integer NOT NULL,
	`leasedUntil` integer DEFAULT 0 NOT NULL,
	`lastTriedAt` integer,
	`answerCode` integer,
	FOREIGN KEY (`webhookId`) REFERENCES `webhook`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_delivery_event" CHECK("event" IN ('questPosted', 'questChanged', 'questCancelled', 'signedUp', 'bailedOut', 'attendanceSaved')),
	CONSTRAINT "webhook_delivery_status" CHECK("status" IN ('waiting', 'delivered', 'unsent')),
	CONSTRAINT "webhook_delivery_tries" CHECK("tries" >= 0),
	CONSTRAINT "webhook_delivery_code" CHECK("answerCode" IS NULL OR "answerCode" BETWEEN 100 AND 999)
) STRICT;
--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`nextTryAt`) WHERE "status" = 'waiting';
--> statement-breakpoint
CREATE INDEX `webhook_delivery_quest` ON `webhook_delivery` (`webhookId`,`questId`) WHERE "status" = 'waiting';
--> statement-breakpoint
CREATE INDEX `webhook_delivery_listed` ON `webhook_delivery` (`webhookId`,`at`);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_at` ON `webhook_delivery` (`at`);
