DROP TRIGGER IF EXISTS attendance_entry_no_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stand_in_request_of_ended_contract;
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_new_spot;
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_changed_spot;
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_moved_spot;
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_deleted_spot;
--> statement-breakpoint
CREATE TABLE `__new_contract` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`guildId` text,
	`postingId` text,
	`guildSpots` integer,
	`guildSpotsLeft` integer,
	`releasesAt` integer,
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
	`others` integer DEFAULT 0 NOT NULL,
	`othersCame` integer,
	`othersCountedAt` integer,
	`party` text,
	`expectedArrivalAt` integer,
	`expectedDepartureAt` integer,
	`actualArrivalAt` integer,
	`actualDepartureAt` integer,
	`volunteerId` text GENERATED ALWAYS AS (CASE WHEN "guildId" IS NULL THEN "chariteerId" END) VIRTUAL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`handedToId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`volunteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "contract_status" CHECK("status" IN ('Present', 'Absent', 'Booted', 'Cancelled', 'Excused', 'Late', 'LeftEarly')),
	CONSTRAINT "contract_abandon_reason" CHECK(length("abandonReason") <= 150),
	CONSTRAINT "contract_reason_of_abandoned" CHECK("abandonReason" IS NULL OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_booted_is_abandoned" CHECK("status" IS NOT 'Booted' OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_absent_has_no_times" CHECK(ifnull("status", '') NOT IN ('Absent', 'Excused') OR ("actualArrivalAt" IS NULL AND "actualDepartureAt" IS NULL)),
	CONSTRAINT "contract_expected_order" CHECK("expectedDepartureAt" > "expectedArrivalAt"),
	CONSTRAINT "contract_actual_order" CHECK("actualDepartureAt" >= "actualArrivalAt"),
	CONSTRAINT "contract_credited_until" CHECK("creditedUntil" < "actualDepartureAt"),
	CONSTRAINT "contract_times_reason" CHECK(length("timesReason") <= 150),
	CONSTRAINT "contract_form" CHECK("formJSON" IS NULL OR json_valid("formJSON")),
	CONSTRAINT "contract_guild_spots" CHECK("guildSpots" BETWEEN 1 AND 75),
	CONSTRAINT "contract_guild_spots_of_guild" CHECK("guildSpots" IS NULL OR "guildId" IS NOT NULL),
	CONSTRAINT "contract_guild_spots_left" CHECK("guildSpotsLeft" BETWEEN 0 AND "guildSpots"),
	CONSTRAINT "contract_releases" CHECK(("guildSpots" IS NULL) = ("releasesAt" IS NULL) AND ("guildSpots" IS NULL) = ("guildSpotsLeft" IS NULL)),
	CONSTRAINT "contract_others" CHECK("others" BETWEEN 0 AND 10),
	CONSTRAINT "contract_others_of_sign_up" CHECK("others" = 0 OR "guildId" IS NULL),
	CONSTRAINT "contract_others_came" CHECK("othersCame" BETWEEN 0 AND "others"),
	CONSTRAINT "contract_party" CHECK("party" IS NULL OR json_valid("party"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_contract`("id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "ownMarkedAt", "creditedUntil", "timesReason", "confirmedAt", "handedToId", "formJSON", "others", "othersCame", "othersCountedAt", "party", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt") SELECT "id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "ownMarkedAt", "creditedUntil", "timesReason", "confirmedAt", "handedToId", "formJSON", "others", "othersCame", "othersCountedAt", "party", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt" FROM `contract`;
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
CREATE INDEX `contract_guild` ON `contract` (`guildId`) WHERE "guildId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_releases` ON `contract` (`releasesAt`,`id`) WHERE "releasesAt" IS NOT NULL AND "abandonedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `contract_departure` ON `contract` (`chariteerId`,`actualDepartureAt`) WHERE "actualDepartureAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_volunteer` ON `contract` (`volunteerId`);
--> statement-breakpoint
CREATE INDEX `contract_handed_to` ON `contract` (`handedToId`);
--> statement-breakpoint
CREATE INDEX `contract_own_mark` ON `contract` (`ownMarkedAt`,`id`) WHERE "ownMarkedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_times_reason_marked` ON `contract` (`markedAt`,`id`) WHERE "timesReason" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contract_credited_until` ON `contract` (`actualDepartureAt`) WHERE "creditedUntil" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `__new_reservation_request` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`guildId` text NOT NULL,
	`askedById` text NOT NULL,
	`postingId` text,
	`guildSpots` integer,
	`releasesAt` integer,
	`status` text NOT NULL,
	`createdAt` integer NOT NULL,
	`askedAt` integer,
	`decidedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reservation_request_status" CHECK("status" IN ('drafted', 'asked', 'accepted', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "reservation_request_spots" CHECK(("guildSpots" IS NULL) = ("releasesAt" IS NULL)),
	CONSTRAINT "reservation_request_asked" CHECK("status" <> 'asked' OR "askedAt" IS NOT NULL),
	CONSTRAINT "reservation_request_decided" CHECK(("status" IN ('drafted', 'asked')) = ("decidedAt" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_reservation_request`("id", "questId", "guildId", "askedById", "postingId", "status", "createdAt", "askedAt", "decidedAt") SELECT "id", "questId", "guildId", "askedById", "postingId", "status", "createdAt", "askedAt", "decidedAt" FROM `reservation_request`;
--> statement-breakpoint
DROP TABLE `reservation_request`;
--> statement-breakpoint
ALTER TABLE `__new_reservation_request` RENAME TO `reservation_request`;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_request_open` ON `reservation_request` (`questId`) WHERE "status" IN ('drafted', 'asked');
--> statement-breakpoint
CREATE INDEX `reservation_request_quest` ON `reservation_request` (`questId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `reservation_request_guild` ON `reservation_request` (`guildId`,`status`);
--> statement-breakpoint
CREATE INDEX `reservation_request_asked_by` ON `reservation_request` (`askedById`);
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS stand_in_request_of_ended_contract AFTER UPDATE OF abandonedAt ON contract WHEN NEW.abandonedAt IS NOT NULL
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = NEW.abandonedAt
WHERE contractId = NEW.id AND state = 'wanted'; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_new_spot AFTER INSERT ON contract WHEN NEW."guildId" IS NULL AND NEW."abandonedAt" IS NULL
BEGIN INSERT INTO calendar_entry
("questId", "personId", "uid", "sequence", "changedAt")
SELECT quest."id", NEW."chariteerId", quest."id" || '-' || NEW."id",
max(0, (max(NEW."claimedAt", quest."updatedAt") - quest."createdAt") / 1000), NEW."claimedAt"
FROM quest WHERE quest."id" = NEW."questId"
ON CONFLICT ("questId", "personId") DO UPDATE SET "sequence" = max("sequence" + 1, excluded."sequence"),
"changedAt" = max("changedAt", excluded."changedAt"); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_changed_spot
AFTER UPDATE OF abandonedAt, expectedArrivalAt, expectedDepartureAt ON contract
WHEN NEW."guildId" IS NULL AND (OLD."abandonedAt" IS NOT NEW."abandonedAt"
OR OLD."expectedArrivalAt" IS NOT NEW."expectedArrivalAt"
OR OLD."expectedDepartureAt" IS NOT NEW."expectedDepartureAt")
BEGIN INSERT INTO calendar_entry
("questId", "personId", "uid", "sequence", "changedAt")
SELECT quest."id", NEW."chariteerId", quest."id" || '-' || NEW."id",
max(0, (max(coalesce(NEW."abandonedAt", NEW."claimedAt"), quest."updatedAt") - quest."createdAt") / 1000), coalesce(NEW."abandonedAt", NEW."claimedAt")
FROM quest WHERE quest."id" = NEW."questId"
ON CONFLICT ("questId", "personId") DO UPDATE SET "sequence" = max("sequence" + 1, excluded."sequence"),
"changedAt" = max("changedAt", excluded."changedAt"); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_moved_spot AFTER UPDATE OF chariteerId ON contract
WHEN NEW."guildId" IS NULL AND NEW."abandonedAt" IS NULL AND NEW."chariteerId" <> OLD."chariteerId"
BEGIN UPDATE OR REPLACE calendar_entry SET "personId" = NEW."chariteerId", "sequence" = "sequence" + 1
WHERE "questId" = NEW."questId" AND "personId" = OLD."chariteerId"; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_deleted_spot AFTER DELETE ON contract WHEN OLD."guildId" IS NULL AND OLD."abandonedAt" IS NULL
BEGIN INSERT INTO calendar_entry
("questId", "personId", "uid", "sequence", "changedAt")
SELECT quest."id", OLD."chariteerId", quest."id" || '-' || OLD."id",
max(0, (max(OLD."claimedAt", quest."updatedAt") - quest."createdAt") / 1000), OLD."claimedAt"
FROM quest WHERE quest."id" = OLD."questId"
ON CONFLICT ("questId", "personId") DO UPDATE SET "sequence" = max("sequence" + 1, excluded."sequence"),
"changedAt" = max("changedAt", excluded."changedAt"); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS attendance_entry_no_delete BEFORE DELETE ON attendance_entry
WHEN EXISTS (SELECT 1 FROM contract WHERE contract.id = OLD.contractId)
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;
