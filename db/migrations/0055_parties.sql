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
DROP TRIGGER IF EXISTS quest_announced_at_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_announced_at_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stand_in_request_of_cancelled_quest;
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_edited_quest;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_new_quest;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_quest;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_taken_place;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_folded;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_folded_at_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_demand;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_lifted_demand;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_charity;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_charity;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_location;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_district;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_translation;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_changed_translation;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_dropped_translation;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_words_of_new_listing;
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
	`others` integer DEFAULT 0 NOT NULL,
	`othersCame` integer,
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
	CONSTRAINT "contract_others" CHECK("others" BETWEEN 0 AND 10),
	CONSTRAINT "contract_others_of_sign_up" CHECK("others" = 0 OR "guildId" IS NULL),
	CONSTRAINT "contract_others_came" CHECK("othersCame" BETWEEN 0 AND "others"),
	CONSTRAINT "contract_party" CHECK("party" IS NULL OR json_valid("party"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_contract`("id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "ownMarkedAt", "creditedUntil", "timesReason", "confirmedAt", "handedToId", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt") SELECT "id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "ownMarkedAt", "creditedUntil", "timesReason", "confirmedAt", "handedToId", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt" FROM `contract`;
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
CREATE TABLE `__new_quest` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`eventTitle` text NOT NULL,
	`eventType` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`serviceTags` text DEFAULT '[]' NOT NULL,
	`equipment` text,
	`giverName` text,
	`firstMinutes` text,
	`postedById` text,
	`templateQuestId` text,
	`publishingStatus` text NOT NULL,
	`startedAt` integer,
	`endedAt` integer,
	`flexibleMinimumTime` integer,
	`locationId` text,
	`slotStartedAt` integer,
	`slotLocationId` text,
	`resourceMinNumber` integer NOT NULL,
	`resourceDesiredNumber` integer NOT NULL,
	`resourceMaxNumber` integer NOT NULL,
	`agePolicyIndex` integer,
	`prerequisiteMinutes` integer DEFAULT 0 NOT NULL,
	`othersMax` integer DEFAULT 0 NOT NULL,
	`stampTitle` text,
	`stampIcon` text,
	`takenCount` integer DEFAULT 0 NOT NULL,
	`heldCount` integer DEFAULT 0 NOT NULL,
	`waitingCount` integer DEFAULT 0 NOT NULL,
	`isWaitingListClosed` integer DEFAULT false NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`unpublishedAt` integer,
	`announcedAt` integer,
	`titleKey` text,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`postedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`templateQuestId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`locationId`,`providerId`) REFERENCES `location`(`id`,`providerId`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "quest_stamp_title_length" CHECK(length("stampTitle") BETWEEN 0 AND 50),
	CONSTRAINT "quest_title_length" CHECK(length("eventTitle") BETWEEN 1 AND 25),
	CONSTRAINT "quest_description_length" CHECK(length("description") BETWEEN 0 AND 10000),
	CONSTRAINT "quest_first_minutes_length" CHECK(length("firstMinutes") BETWEEN 0 AND 300),
	CONSTRAINT "quest_giver_name_length" CHECK(length("giverName") BETWEEN 0 AND 35),
	CONSTRAINT "quest_equipment_length" CHECK(length("equipment") BETWEEN 0 AND 1000),
	CONSTRAINT "quest_resource_min" CHECK("resourceMinNumber" BETWEEN 1 AND 75),
	CONSTRAINT "quest_resource_max" CHECK("resourceMaxNumber" BETWEEN 1 AND 75),
	CONSTRAINT "quest_age_policy_index" CHECK("agePolicyIndex" BETWEEN 0 AND 3),
	CONSTRAINT "quest_prerequisite" CHECK("prerequisiteMinutes" >= 0),
	CONSTRAINT "quest_others_max" CHECK("othersMax" BETWEEN 0 AND 10),
	CONSTRAINT "quest_flexible_minimum" CHECK("flexibleMinimumTime" BETWEEN 1 AND 960),
	CONSTRAINT "quest_event_type" CHECK("eventType" IN ('OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE')),
	CONSTRAINT "quest_service_tags" CHECK(CASE WHEN json_valid("serviceTags") THEN json_type("serviceTags") = 'array' ELSE 0 END),
	CONSTRAINT "quest_publishing_status" CHECK("publishingStatus" IN ('Draft', 'Published', 'Unlisted', 'Cancelled', 'Private', 'Template')),
	CONSTRAINT "quest_start_required" CHECK("startedAt" IS NOT NULL OR "eventType" = 'HYBRID-ROLE' OR "publishingStatus" = 'Template'),
	CONSTRAINT "quest_end_after_start" CHECK("endedAt" IS NULL OR ("startedAt" IS NOT NULL AND "endedAt" > "startedAt")),
	CONSTRAINT "quest_duration" CHECK("endedAt" - "startedAt" <= 57600000),
	CONSTRAINT "quest_resource_order" CHECK("resourceMinNumber" <= "resourceDesiredNumber" AND "resourceDesiredNumber" <= "resourceMaxNumber"),
	CONSTRAINT "quest_taken_count" CHECK("takenCount" >= 0),
	CONSTRAINT "quest_held_count" CHECK("heldCount" >= 0),
	CONSTRAINT "quest_waiting_count" CHECK("waitingCount" >= 0),
	CONSTRAINT "quest_waiting_closed" CHECK("isWaitingListClosed" IN (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_quest`("id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "firstMinutes", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "slotStartedAt", "slotLocationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "heldCount", "waitingCount", "isWaitingListClosed", "createdAt", "updatedAt", "unpublishedAt", "announcedAt", "titleKey") SELECT "id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "firstMinutes", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "slotStartedAt", "slotLocationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "heldCount", "waitingCount", "isWaitingListClosed", "createdAt", "updatedAt", "unpublishedAt", "announcedAt", "titleKey" FROM `quest`;
--> statement-breakpoint
DROP TABLE `quest`;
--> statement-breakpoint
ALTER TABLE `__new_quest` RENAME TO `quest`;
--> statement-breakpoint
CREATE INDEX `quest_provider_start` ON `quest` (`providerId`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `quest_provider_status` ON `quest` (`providerId`,`publishingStatus`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `quest_start` ON `quest` (`startedAt`);
--> statement-breakpoint
CREATE INDEX `quest_template_start` ON `quest` (`templateQuestId`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `quest_template_slot` ON `quest` (`templateQuestId`,`slotStartedAt`);
--> statement-breakpoint
CREATE INDEX `quest_same_dates` ON `quest` (`providerId`,`titleKey`,`eventType`,`startedAt`,`id`) WHERE "publishingStatus" = 'Published';
--> statement-breakpoint
CREATE INDEX `quest_location_id` ON `quest` (`locationId`,`providerId`);
--> statement-breakpoint
CREATE INDEX `quest_poster` ON `quest` (`postedById`);
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
CREATE TRIGGER IF NOT EXISTS quest_announced_at_insert AFTER INSERT ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_announced_at_update AFTER UPDATE OF publishingStatus ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS stand_in_request_of_cancelled_quest AFTER UPDATE OF publishingStatus ON quest WHEN NEW.publishingStatus = 'Cancelled'
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = NEW.updatedAt
WHERE questId = NEW.id AND state = 'wanted'; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_edited_quest AFTER UPDATE OF updatedAt, eventTitle, description, publishingStatus, startedAt, endedAt, locationId ON quest
WHEN NEW."updatedAt" IS NOT OLD."updatedAt" OR NEW."eventTitle" IS NOT OLD."eventTitle" OR NEW."description" IS NOT OLD."description" OR NEW."publishingStatus" IS NOT OLD."publishingStatus" OR NEW."startedAt" IS NOT OLD."startedAt" OR NEW."endedAt" IS NOT OLD."endedAt" OR NEW."locationId" IS NOT OLD."locationId"
BEGIN UPDATE calendar_entry SET "sequence" = max("sequence" + 1, max(0, (NEW."updatedAt" - NEW."createdAt") / 1000)),
"changedAt" = max("changedAt", NEW."updatedAt") WHERE "questId" = NEW."id"; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_new_quest AFTER INSERT ON quest WHEN NEW.publishingStatus = 'Published'
BEGIN INSERT INTO quest_listing (id, questId, providerId, districtId, locationId, category, shareOfMinimum, needsPeople, isForChildren,
  isForBeginners, isAtHome)
  SELECT coalesce((SELECT max(other.id) + 1 FROM quest_listing AS other
    WHERE other.id BETWEEN (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) AND ((CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) + 16777215)), (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216))
    + row_number() OVER (PARTITION BY (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) ORDER BY listed.id) - 1, listed.id, listed.providerId, giver.districtId, listed.locationId, coalesce(lower(trim(json_extract(listed.serviceTags, '$[0]'), char(9, 10, 11, 12, 13, 32, 160, 8239, 8203, 12288, 65279))), ''),
  min(1000, listed.takenCount * 1000 / max(1, listed.resourceMinNumber)), (listed.takenCount < listed.resourceDesiredNumber), CASE WHEN listed.agePolicyIndex IS NULL THEN 1 WHEN listed.agePolicyIndex NOT BETWEEN 0 AND 3
    OR json_type(giver.agePolicies, '$[' || listed.agePolicyIndex || ']') IS NULL THEN NULL
    WHEN json_type(giver.agePolicies, '$[' || listed.agePolicyIndex || ']' || '.supervisedAge') IN ('integer', 'real')
    THEN json_extract(giver.agePolicies, '$[' || listed.agePolicyIndex || ']' || '.supervisedAge') <= 13 ELSE 1 END,
  (listed.prerequisiteMinutes = 0 AND NOT EXISTS (
    SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded.questId = listed.id)), listed.eventType = 'HYBRID-ROLE' FROM quest AS listed JOIN provider AS giver ON giver.id = listed.providerId
  WHERE listed.publishingStatus = 'Published' AND listed.id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_quest AFTER UPDATE OF eventTitle, description, eventType, serviceTags, publishingStatus, startedAt, providerId, locationId,
  resourceMinNumber, resourceDesiredNumber, agePolicyIndex, prerequisiteMinutes ON quest WHEN 'Published' IN (OLD.publishingStatus, NEW.publishingStatus)
BEGIN DELETE FROM quest_listing WHERE questId = OLD.id;
INSERT INTO quest_listing (id, questId, providerId, districtId, locationId, category, shareOfMinimum, needsPeople, isForChildren,
  isForBeginners, isAtHome)
  SELECT coalesce((SELECT max(other.id) + 1 FROM quest_listing AS other
    WHERE other.id BETWEEN (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) AND ((CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) + 16777215)), (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216))
    + row_number() OVER (PARTITION BY (CASE WHEN listed.startedAt IS NULL THEN 536870911
    ELSE max(0, min(listed.startedAt / 60000, 536870910)) END * 16777216) ORDER BY listed.id) - 1, listed.id, listed.providerId, giver.districtId, listed.locationId, coalesce(lower(trim(json_extract(listed.serviceTags, '$[0]'), char(9, 10, 11, 12, 13, 32, 160, 8239, 8203, 12288, 65279))), ''),
  min(1000, listed.takenCount * 1000 / max(1, listed.resourceMinNumber)), (listed.takenCount < listed.resourceDesiredNumber), CASE WHEN listed.agePolicyIndex IS NULL THEN 1 WHEN listed.agePolicyIndex NOT BETWEEN 0 AND 3
    OR json_type(giver.agePolicies, '$[' || listed.agePolicyIndex || ']') IS NULL THEN NULL
    WHEN json_type(giver.agePolicies, '$[' || listed.agePolicyIndex || ']' || '.supervisedAge') IN ('integer', 'real')
    THEN json_extract(giver.agePolicies, '$[' || listed.agePolicyIndex || ']' || '.supervisedAge') <= 13 ELSE 1 END,
  (listed.prerequisiteMinutes = 0 AND NOT EXISTS (
    SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded.questId = listed.id)), listed.eventType = 'HYBRID-ROLE' FROM quest AS listed JOIN provider AS giver ON giver.id = listed.providerId
  WHERE listed.publishingStatus = 'Published' AND listed.id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_taken_place AFTER UPDATE OF takenCount ON quest WHEN min(1000, OLD.takenCount * 1000 / max(1, OLD.resourceMinNumber)) <> min(1000, NEW.takenCount * 1000 / max(1, NEW.resourceMinNumber))
  OR (OLD.takenCount < OLD.resourceDesiredNumber) <> (NEW.takenCount < NEW.resourceDesiredNumber)
BEGIN UPDATE quest_listing SET shareOfMinimum = min(1000, NEW.takenCount * 1000 / max(1, NEW.resourceMinNumber)), needsPeople = (NEW.takenCount < NEW.resourceDesiredNumber)
  WHERE questId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_folded AFTER UPDATE OF eventTitle, titleKey ON quest
BEGIN UPDATE quest SET titleKey = trim(replace(replace(replace(CASE WHEN (NEW.eventTitle) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.eventTitle)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.eventTitle)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_folded_at_insert AFTER INSERT ON quest
BEGIN UPDATE quest SET titleKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS attendance_entry_no_delete BEFORE DELETE ON attendance_entry
WHEN EXISTS (SELECT 1 FROM contract WHERE contract.id = OLD.contractId)
BEGIN SELECT RAISE(ABORT, 'attendance_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_demand AFTER INSERT ON quest_required_orientation
BEGIN UPDATE quest_listing SET isForBeginners =
  (SELECT (asked.prerequisiteMinutes = 0 AND NOT EXISTS (
    SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded.questId = asked.id)) FROM quest AS asked WHERE asked.id = NEW.questId)
  WHERE questId = NEW.questId AND EXISTS (SELECT 1 FROM quest AS there WHERE there.id = NEW.questId); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_lifted_demand AFTER DELETE ON quest_required_orientation
BEGIN UPDATE quest_listing SET isForBeginners =
  (SELECT (asked.prerequisiteMinutes = 0 AND NOT EXISTS (
    SELECT 1 FROM quest_required_orientation AS demanded WHERE demanded.questId = asked.id)) FROM quest AS asked WHERE asked.id = OLD.questId)
  WHERE questId = OLD.questId AND EXISTS (SELECT 1 FROM quest AS there WHERE there.id = OLD.questId); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_listing_of_charity AFTER UPDATE OF districtId, agePolicies ON provider
  WHEN OLD.districtId <> NEW.districtId OR OLD.agePolicies <> NEW.agePolicies
BEGIN UPDATE quest_listing SET districtId = NEW.districtId, isForChildren =
  (SELECT CASE WHEN asked.agePolicyIndex IS NULL THEN 1 WHEN asked.agePolicyIndex NOT BETWEEN 0 AND 3
    OR json_type(NEW.agePolicies, '$[' || asked.agePolicyIndex || ']') IS NULL THEN NULL
    WHEN json_type(NEW.agePolicies, '$[' || asked.agePolicyIndex || ']' || '.supervisedAge') IN ('integer', 'real')
    THEN json_extract(NEW.agePolicies, '$[' || asked.agePolicyIndex || ']' || '.supervisedAge') <= 13 ELSE 1 END FROM quest AS asked WHERE asked.id = quest_listing.questId)
  WHERE providerId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_charity AFTER UPDATE OF name, districtId ON provider WHEN OLD.name <> NEW.name OR OLD.districtId <> NEW.districtId
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.providerId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.providerId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_location AFTER UPDATE OF name, address, detail ON location
  WHEN OLD.name <> NEW.name OR OLD.address <> NEW.address OR OLD.detail <> NEW.detail
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.locationId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.locationId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_district AFTER UPDATE OF name ON district WHEN OLD.name <> NEW.name
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.districtId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.districtId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_translation AFTER INSERT ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_changed_translation AFTER UPDATE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_dropped_translation AFTER DELETE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = OLD.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = OLD.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_new_listing AFTER INSERT ON quest_listing
BEGIN INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.id = NEW.id; END;
