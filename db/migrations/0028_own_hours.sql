DROP TRIGGER IF EXISTS stand_in_request_of_ended_contract;
--> statement-breakpoint
CREATE TABLE `__new_contract` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`guildId` text,
	`postingId` text,
	`claimedAt` integer NOT NULL,
	`abandonedAt` integer,
	`abandonReason` text,
	`status` text,
	`markedAt` integer,
	`ownMarkedAt` integer,
	`creditedUntil` integer,
	`timesReason` text,
	`confirmedAt` integer,
	`handedToId` text,
	`formJSON` text,
	`expectedArrivalAt` integer,
	`expectedDepartureAt` integer,
	`actualArrivalAt` integer,
	`actualDepartureAt` integer,
	`volunteerId` text GENERATED ALWAYS AS (CASE WHEN "guildId" IS NULL THEN "chariteerId" END) VIRTUAL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`handedToId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`volunteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "contract_status" CHECK("status" IN ('Present', 'Absent', 'Booted', 'Cancelled')),
	CONSTRAINT "contract_abandon_reason" CHECK(length("abandonReason") <= 150),
	CONSTRAINT "contract_reason_of_abandoned" CHECK("abandonReason" IS NULL OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_booted_is_abandoned" CHECK("status" IS NOT 'Booted' OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_absent_has_no_times" CHECK("status" IS NOT 'Absent' OR ("actualArrivalAt" IS NULL AND "actualDepartureAt" IS NULL)),
	CONSTRAINT "contract_expected_order" CHECK("expectedDepartureAt" > "expectedArrivalAt"),
	CONSTRAINT "contract_actual_order" CHECK("actualDepartureAt" >= "actualArrivalAt"),
	CONSTRAINT "contract_credited_until" CHECK("creditedUntil" < "actualDepartureAt"),
	CONSTRAINT "contract_times_reason" CHECK(length("timesReason") <= 150),
	CONSTRAINT "contract_form" CHECK("formJSON" IS NULL OR json_valid("formJSON"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_contract`("id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "confirmedAt", "handedToId", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt") SELECT "id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "confirmedAt", "handedToId", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt" FROM `contract`;
--> statement-breakpoint
DROP TABLE `contract`;
--> statement-breakpoint
ALTER TABLE `__new_contract` RENAME TO `contract`;
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_active_person` ON `contract` (`questId`,`chariteerId`) WHERE "abandonedAt" IS NULL AND "guildId" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_active_reservation` ON `contract` (`questId`) WHERE "abandonedAt" IS NULL AND "guildId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_quest` ON `contract` (`questId`,`claimedAt`);
--> statement-breakpoint
CREATE INDEX `contract_chariteer` ON `contract` (`chariteerId`,`claimedAt`);
--> statement-breakpoint
CREATE INDEX `contract_guild` ON `contract` (`guildId`);
--> statement-breakpoint
CREATE INDEX `contract_departure` ON `contract` (`chariteerId`,`actualDepartureAt`) WHERE "actualDepartureAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_volunteer` ON `contract` (`volunteerId`);
--> statement-breakpoint
CREATE INDEX `contract_handed_to` ON `contract` (`handedToId`);
--> statement-breakpoint
CREATE INDEX `contract_own_mark` ON `contract` (`ownMarkedAt`,`id`) WHERE "ownMarkedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_credited_until` ON `contract` (`actualDepartureAt`) WHERE "creditedUntil" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS stand_in_request_of_ended_contract AFTER UPDATE OF abandonedAt ON contract WHEN NEW.abandonedAt IS NOT NULL
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = NEW.abandonedAt
WHERE contractId = NEW.id AND state = 'wanted'; END;
--> statement-breakpoint
UPDATE contract SET "ownMarkedAt" = coalesce("markedAt", "claimedAt") WHERE "status" = 'Present' AND "guildId" IS NULL
AND "chariteerId" = (SELECT entry."actorId" FROM audit_entry AS entry WHERE entry."subjectType" = 'contract'
AND entry."subjectId" = contract."id" AND entry."action" = 'attendance' ORDER BY entry."at" DESC, entry.rowid DESC LIMIT 1);
