CREATE TABLE `merge_request` (
	`id` text PRIMARY KEY NOT NULL,
	`keptId` text NOT NULL,
	`droppedId` text NOT NULL,
	`knownId` text NOT NULL,
	`askedById` text,
	`tokenHash` text NOT NULL,
	`askedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`isAgreed` integer,
	`answeredAt` integer,
	FOREIGN KEY (`keptId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`droppedId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`knownId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`askedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "merge_request_two" CHECK("keptId" <> "droppedId"),
	CONSTRAINT "merge_request_known" CHECK("knownId" IN ("keptId", "droppedId")),
	CONSTRAINT "merge_request_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "merge_request_lifetime" CHECK("expiresAt" > "askedAt"),
	CONSTRAINT "merge_request_agreed" CHECK("isAgreed" IN (0, 1)),
	CONSTRAINT "merge_request_answered" CHECK(("isAgreed" IS NULL) = ("answeredAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `merge_request_token` ON `merge_request` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `merge_request_kept` ON `merge_request` (`keptId`);
--> statement-breakpoint
CREATE INDEX `merge_request_dropped` ON `merge_request` (`droppedId`);
--> statement-breakpoint
CREATE INDEX `merge_request_known` ON `merge_request` (`knownId`);
--> statement-breakpoint
CREATE INDEX `merge_request_by` ON `merge_request` (`askedById`);
--> statement-breakpoint
CREATE INDEX `merge_request_expiry` ON `merge_request` (`expiresAt`);
--> statement-breakpoint
ALTER TABLE `account` ADD `mailboxKey` text GENERATED ALWAYS AS (CASE WHEN substr(lower(trim("emailKey")), instr(lower(trim("emailKey")), '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(trim("emailKey")), 1, min(instr(lower(trim("emailKey")), '@'), instr(lower(trim("emailKey")) || '+', '+')) - 1), '.', '') || '@gmail.com' ELSE substr(lower(trim("emailKey")), 1, min(instr(lower(trim("emailKey")), '@'), instr(lower(trim("emailKey")) || '+', '+')) - 1) || '@' || substr(lower(trim("emailKey")), instr(lower(trim("emailKey")), '@') + 1) END) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `account_mailbox` ON `account` (`mailboxKey`);
--> statement-breakpoint
ALTER TABLE `contact_email` ADD `mailboxKey` text GENERATED ALWAYS AS (CASE WHEN substr(lower(trim("emailAddress")), instr(lower(trim("emailAddress")), '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(trim("emailAddress")), 1, min(instr(lower(trim("emailAddress")), '@'), instr(lower(trim("emailAddress")) || '+', '+')) - 1), '.', '') || '@gmail.com' ELSE substr(lower(trim("emailAddress")), 1, min(instr(lower(trim("emailAddress")), '@'), instr(lower(trim("emailAddress")) || '+', '+')) - 1) || '@' || substr(lower(trim("emailAddress")), instr(lower(trim("emailAddress")), '@') + 1) END) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `contact_email_mailbox` ON `contact_email` (`mailboxKey`);
--> statement-breakpoint
ALTER TABLE `email_change` ADD `mailboxKey` text GENERATED ALWAYS AS (CASE WHEN substr(lower(trim("emailAddress")), instr(lower(trim("emailAddress")), '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(trim("emailAddress")), 1, min(instr(lower(trim("emailAddress")), '@'), instr(lower(trim("emailAddress")) || '+', '+')) - 1), '.', '') || '@gmail.com' ELSE substr(lower(trim("emailAddress")), 1, min(instr(lower(trim("emailAddress")), '@'), instr(lower(trim("emailAddress")) || '+', '+')) - 1) || '@' || substr(lower(trim("emailAddress")), instr(lower(trim("emailAddress")), '@') + 1) END) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `email_change_mailbox` ON `email_change` (`mailboxKey`);
--> statement-breakpoint
ALTER TABLE `former_address` ADD `mailboxKey` text GENERATED ALWAYS AS (CASE WHEN substr(lower(trim("emailKey")), instr(lower(trim("emailKey")), '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(trim("emailKey")), 1, min(instr(lower(trim("emailKey")), '@'), instr(lower(trim("emailKey")) || '+', '+')) - 1), '.', '') || '@gmail.com' ELSE substr(lower(trim("emailKey")), 1, min(instr(lower(trim("emailKey")), '@'), instr(lower(trim("emailKey")) || '+', '+')) - 1) || '@' || substr(lower(trim("emailKey")), instr(lower(trim("emailKey")), '@') + 1) END) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `former_address_mailbox` ON `former_address` (`mailboxKey`);
