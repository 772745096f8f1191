-- Written by hand: what was longer than forms let it be is cut off, or the table could not be written anew.
UPDATE `quest` SET "equipment" = substr("equipment", 1, 1000) WHERE length("equipment") > 1000;
--> statement-breakpoint
UPDATE `quest` SET "stampTitle" = substr("stampTitle", 1, 50) WHERE length("stampTitle") > 50;
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
	CONSTRAINT "quest_taken_count" CHECK("takenCount" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_quest`("id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "createdAt", "updatedAt", "unpublishedAt", "announcedAt") SELECT "id", "providerId", "eventTitle", "eventType", "description", "serviceTags", "equipment", "giverName", "postedById", "templateQuestId", "publishingStatus", "startedAt", "endedAt", "flexibleMinimumTime", "locationId", "resourceMinNumber", "resourceDesiredNumber", "resourceMaxNumber", "agePolicyIndex", "prerequisiteMinutes", "stampTitle", "stampIcon", "takenCount", "createdAt", "updatedAt", "unpublishedAt", "announcedAt" FROM `quest`;
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
CREATE TRIGGER IF NOT EXISTS quest_announced_at_insert AFTER INSERT ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_announced_at_update AFTER UPDATE OF publishingStatus ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
