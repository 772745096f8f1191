CREATE TABLE `support_ask` (
	`accountId` text PRIMARY KEY NOT NULL,
	`askedAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_seal` (
	`block` integer PRIMARY KEY NOT NULL,
	`entries` integer NOT NULL,
	`lastEntryId` text NOT NULL,
	`lastAt` integer NOT NULL,
	`seal` text NOT NULL,
	`sealedAt` integer NOT NULL,
	`removedAt` integer,
	CONSTRAINT "audit_seal_entries" CHECK("entries" > 0),
	CONSTRAINT "audit_seal_hash" CHECK(length("seal") = 64),
	CONSTRAINT "audit_seal_removed_after" CHECK("removedAt" IS NULL OR "removedAt" > "lastAt")
) STRICT;
--> statement-breakpoint
CREATE TABLE `charity_request` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL,
	`charityName` text NOT NULL,
	`place` text NOT NULL,
	`contactName` text NOT NULL,
	`emailAddress` text NOT NULL,
	`phoneNumber` text NOT NULL,
	`message` text NOT NULL,
	CONSTRAINT "charity_request_charity_name" CHECK(length("charityName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_place" CHECK(length("place") BETWEEN 1 AND 200),
	CONSTRAINT "charity_request_contact_name" CHECK(length("contactName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "charity_request_phone" CHECK(length("phoneNumber") BETWEEN 0 AND 40),
	CONSTRAINT "charity_request_message" CHECK(length("message") BETWEEN 1 AND 2000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `charity_request_age` ON `charity_request` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `undo` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`action` text NOT NULL,
	`feature` text NOT NULL,
	`providerIds` text NOT NULL,
	`scope` text NOT NULL,
	`written` text NOT NULL,
	`mailIds` text DEFAULT '[]' NOT NULL,
	`causedMailIds` text DEFAULT '[]' NOT NULL,
	`fingerprint` text NOT NULL,
	`doneAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`takenBackAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "undo_provider_ids" CHECK(CASE WHEN json_valid("providerIds") THEN json_type("providerIds") = 'array' ELSE 0 END),
	CONSTRAINT "undo_scope" CHECK(CASE WHEN json_valid("scope") THEN json_type("scope") = 'object' ELSE 0 END),
	CONSTRAINT "undo_written" CHECK(CASE WHEN json_valid("written") THEN json_type("written") = 'array' ELSE 0 END),
	CONSTRAINT "undo_mail_ids" CHECK(CASE WHEN json_valid("mailIds") THEN json_type("mailIds") = 'array' ELSE 0 END),
	CONSTRAINT "undo_caused_mail_ids" CHECK(CASE WHEN json_valid("causedMailIds") THEN json_type("causedMailIds") = 'array' ELSE 0 END),
	CONSTRAINT "undo_fingerprint" CHECK(length("fingerprint") = 64 AND "fingerprint" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "undo_expires_later" CHECK("expiresAt" > "doneAt"),
	CONSTRAINT "undo_taken_back_in_time" CHECK("takenBackAt" < "expiresAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `undo_account` ON `undo` (`accountId`);
--> statement-breakpoint
CREATE INDEX `undo_expiry` ON `undo` (`expiresAt`);
--> statement-breakpoint
ALTER TABLE `quest` ADD `unpublishedAt` integer;
--> statement-breakpoint
ALTER TABLE `quest` ADD `announcedAt` integer;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_seal_no_update
BEFORE UPDATE OF block, entries, lastEntryId, lastAt, seal, sealedAt ON audit_seal
BEGIN SELECT RAISE(ABORT, 'audit_seal is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_seal_removed_late BEFORE UPDATE OF removedAt ON audit_seal
WHEN OLD."removedAt" IS NOT NULL OR NEW."removedAt" - OLD."lastAt" < 730 * 86400000
BEGIN SELECT RAISE(ABORT, 'audit_seal: the block is not old enough'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_seal_no_delete BEFORE DELETE ON audit_seal
BEGIN SELECT RAISE(ABORT, 'audit_seal is append only'); END;
--> statement-breakpoint
-- Written by hand: a Draft that was published before, or that somebody has to do with, may have been seen.
UPDATE `quest` SET `unpublishedAt` = `updatedAt` WHERE `publishingStatus` = 'Draft' AND (
	EXISTS (SELECT 1 FROM `contract` WHERE `contract`.`questId` = `quest`.`id`)
	OR EXISTS (SELECT 1 FROM `alert` WHERE `alert`.`questId` = `quest`.`id`)
	OR EXISTS (
		SELECT 1 FROM `audit_entry`
		WHERE `subjectType` = 'quest' AND `subjectId` = `quest`.`id`
		AND ' ' || coalesce(json_extract(`detail`, '$.fields'), '') || ' ' LIKE '% publishingStatus %'
	)
);
--> statement-breakpoint
-- By hand: what everybody can open now was announced, and so was a cancelled quest that somebody was on.
UPDATE `quest` SET `announcedAt` = `updatedAt` WHERE `publishingStatus` IN ('Published', 'Unlisted')
  OR (`publishingStatus` = 'Cancelled' AND EXISTS (SELECT 1 FROM `contract` WHERE `contract`.`questId` = `quest`.`id`));
--> statement-breakpoint
-- By hand: the table is not made anew, so its triggers (db/triggers.ts) are not appended of themselves.
CREATE TRIGGER IF NOT EXISTS quest_announced_at_insert AFTER INSERT ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_announced_at_update AFTER UPDATE OF publishingStatus ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
-- By hand: blocks of two years and more may go.
DROP TRIGGER audit_entry_no_delete;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_entry_no_delete BEFORE DELETE ON audit_entry
WHEN OLD.at > coalesce((SELECT max("lastAt") FROM audit_seal WHERE "removedAt" IS NOT NULL), -1)
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;
