DROP TRIGGER IF EXISTS attendance_entry_no_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS attendance_entry_same_reason;
--> statement-breakpoint
DROP TRIGGER IF EXISTS attendance_entry_no_delete;
--> statement-breakpoint
CREATE TABLE `walk_in` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`key` text NOT NULL,
	`ageBand` text NOT NULL,
	`nameFirst` text,
	`lastInitial` text,
	`email` text,
	`guardianName` text,
	`guardianEmail` text,
	`locale` text NOT NULL,
	`claimHash` text,
	`consentHash` text,
	`consentUntil` integer,
	`consent` text,
	`arrivedAt` integer,
	`createdAt` integer NOT NULL,
	`claimedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "walk_in_band" CHECK("ageBand" IN ('ADULT', 'AGE_14_17', 'AGE_10_13')),
	CONSTRAINT "walk_in_name" CHECK(length("nameFirst") BETWEEN 1 AND 30),
	CONSTRAINT "walk_in_initial" CHECK(("nameFirst" IS NULL) = ("lastInitial" IS NULL)),
	CONSTRAINT "walk_in_claim_hash" CHECK(length("claimHash") = 64),
	CONSTRAINT "walk_in_consent_hash" CHECK(length("consentHash") = 64),
	CONSTRAINT "walk_in_consent" CHECK("consent" IN ('asked', 'given', 'refused')),
	CONSTRAINT "walk_in_guardian" CHECK(("ageBand" = 'ADULT') = ("consent" IS NULL)),
	CONSTRAINT "walk_in_guardian_there" CHECK("ageBand" = 'ADULT' OR "nameFirst" IS NULL OR "guardianEmail" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_key` ON `walk_in` (`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_claim` ON `walk_in` (`claimHash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_consent_link` ON `walk_in` (`consentHash`);
--> statement-breakpoint
CREATE INDEX `walk_in_quest` ON `walk_in` (`questId`);
--> statement-breakpoint
CREATE INDEX `walk_in_named` ON `walk_in` (`createdAt`) WHERE "nameFirst" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `__new_attendance_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`contractId` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`markedAt` integer,
	`actorId` text,
	`role` text NOT NULL,
	`way` text NOT NULL,
	`reason` text,
	`statusBefore` text,
	`statusAfter` text,
	`arrivalBefore` integer,
	`arrivalAfter` integer,
	`departureBefore` integer,
	`departureAfter` integer,
	`minutesBefore` integer NOT NULL,
	`minutesAfter` integer NOT NULL,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "attendance_entry_number_from_1" CHECK("number" > 0),
	CONSTRAINT "attendance_entry_role" CHECK("role" IN ('volunteer', 'manager', 'staff', 'product')),
	CONSTRAINT "attendance_entry_way" CHECK("way" IN ('sheet', 'poster', 'kiosk', 'paper', 'pastVolunteer', 'walkIn', 'answer', 'rest', 'left', 'boot', 'import', 'merge', 'ledger', 'earlier')),
	CONSTRAINT "attendance_entry_reason" CHECK(length("reason") <= 150),
	CONSTRAINT "attendance_entry_status_before" CHECK("statusBefore" IN ('Present', 'Absent', 'Booted', 'Cancelled', 'Excused', 'Late', 'LeftEarly')),
	CONSTRAINT "attendance_entry_status_after" CHECK("statusAfter" IN ('Present', 'Absent', 'Booted', 'Cancelled', 'Excused', 'Late', 'LeftEarly')),
	CONSTRAINT "attendance_entry_minutes" CHECK("minutesBefore" >= 0 AND "minutesAfter" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_attendance_entry`("id", "contractId", "number", "at", "markedAt", "actorId", "role", "way", "reason", "statusBefore", "statusAfter", "arrivalBefore", "arrivalAfter", "departureBefore", "departureAfter", "minutesBefore", "minutesAfter") SELECT "id", "contractId", "number", "at", "markedAt", "actorId", "role", "way", "reason", "statusBefore", "statusAfter", "arrivalBefore", "arrivalAfter", "departureBefore", "departureAfter", "minutesBefore", "minutesAfter" FROM `attendance_entry`;
--> statement-breakpoint
DROP TABLE `attendance_entry`;
--> statement-breakpoint
ALTER TABLE `__new_attendance_entry` RENAME TO `attendance_entry`;
--> statement-breakpoint
CREATE UNIQUE INDEX `attendance_entry_number` ON `attendance_entry` (`contractId`,`number`);
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS attendance_entry_no_update
BEFORE UPDATE OF id, contractId, number, at, markedAt, actorId, role, way, statusBefore, statusAfter, arrivalBefore,
arrivalAfter, departureBefore, departureAfter, minutesBefore, minutesAfter ON attendance_entry
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS attendance_entry_same_reason BEFORE UPDATE OF reason ON attendance_entry
WHEN OLD.reason IS NOT NULL AND NEW.reason IS NOT NULL AND NEW.reason <> OLD.reason
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS attendance_entry_no_delete BEFORE DELETE ON attendance_entry
WHEN EXISTS (SELECT 1 FROM contract WHERE contract.id = OLD.contractId)
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;
