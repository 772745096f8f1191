CREATE TABLE `contest_choice` (
	`chariteerId` text PRIMARY KEY NOT NULL,
	`guildId` text NOT NULL,
	`chosenAt` integer NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `contest_choice_guild` ON `contest_choice` (`guildId`);
--> statement-breakpoint
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
CREATE TABLE `membership_period` (
	`accountId` text NOT NULL,
	`groupId` text NOT NULL,
	`startedAt` integer NOT NULL,
	`endedAt` integer,
	PRIMARY KEY(`accountId`, `groupId`, `startedAt`),
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "membership_period_order" CHECK("endedAt" IS NULL OR "endedAt" > "startedAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_period_open` ON `membership_period` (`accountId`,`groupId`) WHERE "endedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `membership_period_group` ON `membership_period` (`groupId`);
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
	`formJSON` text,
	`expectedArrivalAt` integer,
	`expectedDepartureAt` integer,
	`actualArrivalAt` integer,
	`actualDepartureAt` integer,
	`volunteerId` text GENERATED ALWAYS AS (CASE WHEN "guildId" IS NULL THEN "chariteerId" END) VIRTUAL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`volunteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "contract_status" CHECK("status" IN ('Present', 'Absent', 'Booted', 'Cancelled')),
	CONSTRAINT "contract_abandon_reason" CHECK(length("abandonReason") <= 150),
	CONSTRAINT "contract_reason_of_abandoned" CHECK("abandonReason" IS NULL OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_booted_is_abandoned" CHECK("status" IS NOT 'Booted' OR "abandonedAt" IS NOT NULL),
	CONSTRAINT "contract_absent_has_no_times" CHECK("status" IS NOT 'Absent' OR ("actualArrivalAt" IS NULL AND "actualDepartureAt" IS NULL)),
	CONSTRAINT "contract_expected_order" CHECK("expectedDepartureAt" > "expectedArrivalAt"),
	CONSTRAINT "contract_actual_order" CHECK("actualDepartureAt" >= "actualArrivalAt"),
	CONSTRAINT "contract_form" CHECK("formJSON" IS NULL OR json_valid("formJSON"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_contract`("id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt") SELECT "id", "questId", "chariteerId", "guildId", "postingId", "claimedAt", "abandonedAt", "abandonReason", "status", "markedAt", "formJSON", "expectedArrivalAt", "expectedDepartureAt", "actualArrivalAt", "actualDepartureAt" FROM `contract`;
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
CREATE TABLE `__new_member_group` (
	`id` text PRIMARY KEY NOT NULL,
	`groupName` text NOT NULL,
	`groupType` text NOT NULL,
	`providerId` text,
	`goalSettings` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "member_group_name_length" CHECK(length("groupName") BETWEEN 1 AND 200),
	CONSTRAINT "member_group_type" CHECK("groupType" IN ('provider', 'guild')),
	CONSTRAINT "member_group_provider_of_type" CHECK(("groupType" = 'provider') = ("providerId" IS NOT NULL)),
	CONSTRAINT "member_group_goal_settings" CHECK("goalSettings" IS NULL OR json_valid("goalSettings"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_member_group`("id", "groupName", "groupType", "providerId", "goalSettings", "createdAt") SELECT "id", "groupName", "groupType", "providerId", "goalSettings", "createdAt" FROM `member_group`;
--> statement-breakpoint
DROP TABLE `member_group`;
--> statement-breakpoint
ALTER TABLE `__new_member_group` RENAME TO `member_group`;
--> statement-breakpoint
CREATE INDEX `member_group_provider` ON `member_group` (`providerId`);
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
--> statement-breakpoint
ALTER TABLE `district` ADD `declaredCount` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `account_staff` ON `account` (`isStaff`) WHERE "isStaff" = 1;
--> statement-breakpoint
-- Written by hand: counts the favorites that are there already.
UPDATE `district` SET `declaredCount` = (
	SELECT count(*) FROM `favorite_district`
	JOIN `chariteer` ON `chariteer`.`id` = `favorite_district`.`chariteerId` AND `chariteer`.`removedAt` IS NULL
	WHERE `favorite_district`.`districtId` = `district`.`id`
);
--> statement-breakpoint
-- Written by hand: of memberships from before only the beginning is known.
INSERT INTO `membership_period`("accountId", "groupId", "startedAt") SELECT "accountId", "groupId", min("joinedAt") FROM `group_member` GROUP BY "accountId", "groupId";
--> statement-breakpoint
-- Written by hand: places that a guardian or a missing supervisor freed counted as late drop-outs until now.
INSERT INTO setting ("key", "value", "updatedAt") SELECT 'recapToRebuild', 'true', 0
WHERE EXISTS (SELECT 1 FROM contract WHERE "abandonedAt" IS NOT NULL) ON CONFLICT DO NOTHING;
