CREATE TABLE `stamp_places` (
	`stampId` text PRIMARY KEY NOT NULL,
	`allowsStandIns` integer NOT NULL,
	FOREIGN KEY (`stampId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stamp_places_stand_ins" CHECK("allowsStandIns" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE TABLE `stand_in_request` (
	`id` text PRIMARY KEY NOT NULL,
	`contractId` text NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`way` text NOT NULL,
	`state` text DEFAULT 'wanted' NOT NULL,
	`word` text,
	`askedAt` integer NOT NULL,
	`endedAt` integer,
	`takenByContractId` text,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`takenByContractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "stand_in_request_way" CHECK("way" IN ('open', 'link')),
	CONSTRAINT "stand_in_request_state" CHECK("state" IN ('wanted', 'handed-over', 'withdrawn')),
	CONSTRAINT "stand_in_request_word" CHECK("word" IS NULL OR length("word") BETWEEN 1 AND 140),
	CONSTRAINT "stand_in_request_ended" CHECK(("state" = 'wanted') = ("endedAt" IS NULL)),
	CONSTRAINT "stand_in_request_taken" CHECK("takenByContractId" IS NULL OR "state" = 'handed-over')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `stand_in_request_open` ON `stand_in_request` (`contractId`) WHERE "way" = 'open' AND "state" = 'wanted';
--> statement-breakpoint
CREATE INDEX `stand_in_request_contract` ON `stand_in_request` (`contractId`);
--> statement-breakpoint
CREATE INDEX `stand_in_request_quest` ON `stand_in_request` (`questId`,`state`);
--> statement-breakpoint
CREATE INDEX `stand_in_request_chariteer` ON `stand_in_request` (`chariteerId`,`state`);
--> statement-breakpoint
CREATE INDEX `stand_in_request_taken` ON `stand_in_request` (`takenByContractId`);
--> statement-breakpoint
CREATE TABLE `place_offer` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text,
	`state` text DEFAULT 'standing' NOT NULL,
	`offeredAt` integer NOT NULL,
	`endsAt` integer NOT NULL,
	`offeredById` text,
	`endedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offeredById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "place_offer_state" CHECK("state" IN ('standing', 'taken', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "place_offer_order" CHECK("endsAt" > "offeredAt"),
	CONSTRAINT "place_offer_ended" CHECK(("state" = 'standing') = ("endedAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_offer_standing` ON `place_offer` (`questId`,`chariteerId`) WHERE "state" = 'standing' AND "chariteerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_offer_quest` ON `place_offer` (`questId`,`state`);
--> statement-breakpoint
CREATE INDEX `place_offer_end` ON `place_offer` (`endsAt`) WHERE "state" = 'standing';
--> statement-breakpoint
CREATE INDEX `place_offer_chariteer` ON `place_offer` (`chariteerId`,`state`);
--> statement-breakpoint
CREATE INDEX `place_offer_manager` ON `place_offer` (`offeredById`);
--> statement-breakpoint
CREATE TABLE `waiting_person` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`joinedAt` integer NOT NULL,
	`passedOffers` integer DEFAULT 0 NOT NULL,
	`refusedAs` text,
	`refusedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "waiting_person_passed" CHECK("passedOffers" >= 0),
	CONSTRAINT "waiting_person_refusal" CHECK("refusedAs" IN ('LOG_IN', 'TEMPLATE', 'CANCELLED', 'OVER', 'SIGNED_UP', 'NO_VOLUNTEER_RECORD', 'BANNED', 'GUARDIAN_PENDING', 'GUARDIAN_CONSENT_MISSING', 'RESERVED', 'FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED', 'TOO_YOUNG', 'TOO_OLD', 'HYBRID_ROLE', 'SUPPLY_REQUEST', 'WITH_SUPERVISION', 'OPEN')),
	CONSTRAINT "waiting_person_refused_at" CHECK(("refusedAs" IS NULL) = ("refusedAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_person_once` ON `waiting_person` (`questId`,`chariteerId`);
--> statement-breakpoint
CREATE INDEX `waiting_person_order` ON `waiting_person` (`questId`,`joinedAt`,`id`);
--> statement-breakpoint
CREATE INDEX `waiting_person_chariteer` ON `waiting_person` (`chariteerId`);
--> statement-breakpoint
ALTER TABLE `contract` ADD `handedToId` text REFERENCES contract(id);
--> statement-breakpoint
CREATE INDEX `contract_handed_to` ON `contract` (`handedToId`);
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
	`resourceMinNumber` integer NOT NULL,
	`resourceDesiredNumber` integer NOT NULL,
	`resourceMaxNumber` integer NOT NULL,
	`agePolicyIndex` integer,
	`prerequisiteMinutes` integer DEFAULT 0 NOT NULL,
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
INSERT INTO `__new_quest`("id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "firstMinutes", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "createdAt", "updatedAt", "unpublishedAt", "announcedAt") SELECT "id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "firstMinutes", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "createdAt", "updatedAt", "unpublishedAt", "announcedAt" FROM `quest`;
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
CREATE INDEX `quest_location_id` ON `quest` (`locationId`,`providerId`);
--> statement-breakpoint
CREATE INDEX `quest_poster` ON `quest` (`postedById`);
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS stand_in_request_of_ended_contract AFTER UPDATE OF abandonedAt ON contract WHEN NEW.abandonedAt IS NOT NULL
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = NEW.abandonedAt
WHERE contractId = NEW.id AND state = 'wanted'; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS stand_in_request_of_cancelled_quest AFTER UPDATE OF publishingStatus ON quest WHEN NEW.publishingStatus = 'Cancelled'
BEGIN UPDATE stand_in_request SET state = 'withdrawn', endedAt = NEW.updatedAt
WHERE questId = NEW.id AND state = 'wanted'; END;
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
