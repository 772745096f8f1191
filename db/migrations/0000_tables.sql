CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`displayName` text NOT NULL,
	`username` text NOT NULL,
	`usernameKey` text NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`passwordHash` text,
	`accountType` text NOT NULL,
	`providerId` text,
	`isStaff` integer DEFAULT false NOT NULL,
	`isBanned` integer DEFAULT false NOT NULL,
	`entityId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`nameFirst` text,
	`nameLast` text,
	`phoneNumber` text,
	`dateOfBirth` text,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "account_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "account_username_key_lower" CHECK("usernameKey" = lower("username")),
	CONSTRAINT "account_email" CHECK("email" LIKE '_%@_%' AND length("email") <= 254),
	CONSTRAINT "account_email_typo" CHECK("emailKey" NOT LIKE '%.con'),
	CONSTRAINT "account_email_key_lower" CHECK("emailKey" = lower("emailKey")),
	CONSTRAINT "account_type" CHECK("accountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "account_provider_type" CHECK("providerId" IS NULL OR "accountType" = 'Provider'),
	CONSTRAINT "account_is_staff" CHECK("isStaff" IN (0, 1)),
	CONSTRAINT "account_is_banned" CHECK("isBanned" IN (0, 1)),
	CONSTRAINT "account_phone" CHECK(length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*' AND "phoneNumber" NOT GLOB '1*'),
	CONSTRAINT "account_birth" CHECK(date("dateOfBirth") IS "dateOfBirth")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_username_key` ON `account` (`usernameKey`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email_key` ON `account` (`emailKey`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_entity` ON `account` (`entityId`);
--> statement-breakpoint
CREATE INDEX `account_provider` ON `account` (`providerId`);
--> statement-breakpoint
CREATE TABLE `contact_email` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`emailAddress` text NOT NULL,
	`verificationStatus` text DEFAULT 'Unverified' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`verificationSentAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contact_email_address" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "contact_email_status" CHECK("verificationStatus" IN ('Unverified', 'Confirmed')),
	CONSTRAINT "contact_email_position_range" CHECK("position" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_email_position` ON `contact_email` (`accountId`,`position`);
--> statement-breakpoint
CREATE TABLE `alert` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`questId` text NOT NULL,
	`senderId` text,
	`manaCost` integer NOT NULL,
	`filters` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`senderId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "alert_mana_cost" CHECK("manaCost" >= 0),
	CONSTRAINT "alert_filters" CHECK(json_valid("filters"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `alert_provider` ON `alert` (`providerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `alert_quest` ON `alert` (`questId`);
--> statement-breakpoint
CREATE INDEX `alert_sender` ON `alert` (`senderId`);
--> statement-breakpoint
CREATE TABLE `alert_recipient` (
	`alertId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`channel` text NOT NULL,
	PRIMARY KEY(`alertId`, `chariteerId`, `channel`),
	FOREIGN KEY (`alertId`) REFERENCES `alert`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alert_recipient_channel" CHECK("channel" IN ('email', 'text', 'push'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `alert_recipient_chariteer` ON `alert_recipient` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `audit_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actorId` text,
	`action` text NOT NULL,
	`subjectType` text NOT NULL,
	`subjectId` text,
	`detail` text NOT NULL,
	CONSTRAINT "audit_entry_detail" CHECK(CASE WHEN json_valid("detail") THEN json_type("detail") = 'object' ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_entry_at` ON `audit_entry` (`at`);
--> statement-breakpoint
CREATE INDEX `audit_entry_subject` ON `audit_entry` (`subjectType`,`subjectId`,`at`);
--> statement-breakpoint
CREATE INDEX `audit_entry_actor` ON `audit_entry` (`actorId`,`at`);
--> statement-breakpoint
CREATE TABLE `chariteer` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text,
	`emailAddress` text,
	`phoneNumber` text,
	`dateOfBirth` text,
	`playerAccountType` text DEFAULT 'Chariteer' NOT NULL,
	`nameFirst` text,
	`nameMiddle` text,
	`nameLast` text,
	`emergencyContactName` text,
	`emergencyContactNumber` text,
	`subscriptionStatus` text DEFAULT 'unsubscribed' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`createdAt` integer NOT NULL,
	`removedAt` integer,
	CONSTRAINT "chariteer_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "chariteer_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "chariteer_phone" CHECK(length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*' AND "phoneNumber" NOT GLOB '1*'),
	CONSTRAINT "chariteer_birth" CHECK(date("dateOfBirth") IS "dateOfBirth"),
	CONSTRAINT "chariteer_account_type" CHECK("playerAccountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "chariteer_emergency_name" CHECK(length("emergencyContactName") BETWEEN 1 AND 255),
	CONSTRAINT "chariteer_emergency_phone" CHECK(length("emergencyContactNumber") = 10 AND "emergencyContactNumber" NOT GLOB '*[^0-9]*' AND "emergencyContactNumber" NOT GLOB '1*'),
	CONSTRAINT "chariteer_subscription" CHECK("subscriptionStatus" IN ('unsubscribed', 'silver', 'gold')),
	CONSTRAINT "chariteer_languages" CHECK(CASE WHEN json_valid("languages") THEN json_type("languages") = 'array' ELSE 0 END),
	CONSTRAINT "chariteer_personal_until_removal" CHECK(CASE WHEN "removedAt" IS NULL THEN "username" IS NOT NULL AND "emailAddress" IS NOT NULL AND "phoneNumber" IS NOT NULL AND "dateOfBirth" IS NOT NULL AND "nameFirst" IS NOT NULL AND "nameLast" IS NOT NULL ELSE "username" IS NULL AND "emailAddress" IS NULL AND "phoneNumber" IS NULL AND "dateOfBirth" IS NULL AND "nameFirst" IS NULL AND "nameLast" IS NULL AND "nameMiddle" IS NULL AND "emergencyContactName" IS NULL AND "emergencyContactNumber" IS NULL END)
) STRICT;
--> statement-breakpoint
CREATE TABLE `favorite_district` (
	`chariteerId` text NOT NULL,
	`districtId` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`chariteerId`, `districtId`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`districtId`) REFERENCES `district`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "favorite_district_at_most_two" CHECK("position" IN (1, 2))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_district_position` ON `favorite_district` (`chariteerId`,`position`);
--> statement-breakpoint
CREATE INDEX `favorite_district_district` ON `favorite_district` (`districtId`);
--> statement-breakpoint
CREATE TABLE `guardian_consent` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`guardianName` text NOT NULL,
	`guardianEmail` text NOT NULL,
	`consentedAt` integer NOT NULL,
	`textVersion` text NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_consent_name" CHECK(length("guardianName") BETWEEN 1 AND 255),
	CONSTRAINT "guardian_consent_email" CHECK("guardianEmail" LIKE '_%@_%' AND length("guardianEmail") <= 254)
) STRICT;
--> statement-breakpoint
CREATE INDEX `guardian_consent_chariteer` ON `guardian_consent` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `provider_ban` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`reason` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "provider_ban_reason" CHECK(length("reason") <= 150)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_ban_person` ON `provider_ban` (`providerId`,`chariteerId`);
--> statement-breakpoint
CREATE INDEX `provider_ban_chariteer` ON `provider_ban` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `contract` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`guildId` text,
	`claimedAt` integer NOT NULL,
	`abandonedAt` integer,
	`abandonReason` text,
	`status` text,
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
	CONSTRAINT "contract_form" CHECK(json_valid("formJSON"))
) STRICT;
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
CREATE INDEX `contract_volunteer` ON `contract` (`volunteerId`);
--> statement-breakpoint
CREATE TABLE `credit` (
	`id` text PRIMARY KEY NOT NULL,
	`playerId` text NOT NULL,
	`playerAccountType` text DEFAULT 'Chariteer' NOT NULL,
	`questId` text NOT NULL,
	`contractId` text NOT NULL,
	`type` text NOT NULL,
	`unit` text NOT NULL,
	`value` integer NOT NULL,
	`creditor` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`playerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "credit_account_type" CHECK("playerAccountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "credit_type_and_unit" CHECK(("type" = 'volunteerTime' AND "unit" = 'minutes' AND "value" >= 0) OR ("type" = 'reputation' AND "unit" = 'reputationXP'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_contract_type` ON `credit` (`contractId`,`type`);
--> statement-breakpoint
CREATE INDEX `credit_player` ON `credit` (`playerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `credit_quest` ON `credit` (`questId`);
--> statement-breakpoint
CREATE TABLE `district` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`acronym` text NOT NULL,
	`county` text NOT NULL,
	`state` text NOT NULL,
	`noun` text NOT NULL,
	`centerLatitude` real NOT NULL,
	`centerLongitude` real NOT NULL,
	`zoomLevel` real NOT NULL,
	CONSTRAINT "district_name_length" CHECK(length("name") BETWEEN 1 AND 100),
	CONSTRAINT "district_latitude" CHECK("centerLatitude" BETWEEN -90 AND 90),
	CONSTRAINT "district_longitude" CHECK("centerLongitude" BETWEEN -180 AND 180),
	CONSTRAINT "district_zoom" CHECK("zoomLevel" BETWEEN 0 AND 22)
) STRICT;
--> statement-breakpoint
CREATE TABLE `guild` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`nameKey` text NOT NULL,
	`classification` text NOT NULL,
	`description` text NOT NULL,
	`easyJoinCode` text NOT NULL,
	`question` text,
	`creatorId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creatorId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "guild_name_length" CHECK(length("name") BETWEEN 1 AND 100),
	CONSTRAINT "guild_name_key_lower" CHECK("nameKey" = lower("nameKey")),
	CONSTRAINT "guild_classification" CHECK("classification" IN ('Fellowship', 'Family', 'Corporate Team', 'Large Cooperation', 'Religious Ministry', 'Religious Order', 'Chivalric Order', 'Military Organization', 'Athletic Team', 'Fraternity', 'Sorority', 'School Organization', 'Scout Troop', 'Local Business', 'Tribe', 'Political Party', 'Guild')),
	CONSTRAINT "guild_description_length" CHECK(length("description") BETWEEN 1 AND 10000),
	CONSTRAINT "guild_easy_join_code" CHECK("easyJoinCode" GLOB '[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guild_name_key` ON `guild` (`nameKey`);
--> statement-breakpoint
CREATE INDEX `guild_creator` ON `guild` (`creatorId`);
--> statement-breakpoint
CREATE TABLE `group_application` (
	`id` text PRIMARY KEY NOT NULL,
	`groupId` text NOT NULL,
	`accountId` text NOT NULL,
	`answer` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`createdAt` integer NOT NULL,
	`decidedAt` integer,
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_application_status" CHECK("status" IN ('pending', 'accepted')),
	CONSTRAINT "group_application_decided" CHECK(("status" = 'pending') = ("decidedAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `group_application_pending` ON `group_application` (`groupId`,`accountId`) WHERE "status" = 'pending';
--> statement-breakpoint
CREATE INDEX `group_application_group` ON `group_application` (`groupId`,`status`);
--> statement-breakpoint
CREATE INDEX `group_application_account` ON `group_application` (`accountId`);
--> statement-breakpoint
CREATE TABLE `group_member` (
	`groupId` text NOT NULL,
	`accountId` text NOT NULL,
	`roleId` text NOT NULL,
	`joinedAt` integer NOT NULL,
	PRIMARY KEY(`groupId`, `accountId`, `roleId`),
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`groupId`,`roleId`) REFERENCES `group_role`(`groupId`,`roleId`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `group_member_account` ON `group_member` (`accountId`);
--> statement-breakpoint
CREATE INDEX `group_member_role_of_group` ON `group_member` (`groupId`,`roleId`);
--> statement-breakpoint
CREATE TABLE `group_role` (
	`groupId` text NOT NULL,
	`roleId` text NOT NULL,
	`roleName` text NOT NULL,
	PRIMARY KEY(`groupId`, `roleId`),
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `member_group` (
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
	CONSTRAINT "member_group_goal_settings" CHECK(json_valid("goalSettings"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `member_group_provider` ON `member_group` (`providerId`);
--> statement-breakpoint
CREATE TABLE `orientation` (
	`id` text PRIMARY KEY NOT NULL,
	`templateId` text,
	`providerId` text NOT NULL,
	`chariteerId` text,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`ageThreshold` integer,
	`estimatedTime` integer,
	`estimatedCost` integer,
	`url` text,
	`note` text,
	`startedAt` integer,
	`resolution` text,
	`resolvedAt` integer,
	`expiredAt` integer,
	FOREIGN KEY (`templateId`) REFERENCES `orientation`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "orientation_name_length" CHECK(length("name") BETWEEN 1 AND 200),
	CONSTRAINT "orientation_note_length" CHECK(length("note") BETWEEN 0 AND 299),
	CONSTRAINT "orientation_resolution" CHECK("resolution" IN ('Interested', 'Provisional', 'Complete', 'Failed', 'Withdrawn')),
	CONSTRAINT "orientation_age_threshold" CHECK("ageThreshold" BETWEEN 0 AND 120),
	CONSTRAINT "orientation_time" CHECK("estimatedTime" >= 0),
	CONSTRAINT "orientation_cost" CHECK("estimatedCost" >= 0),
	CONSTRAINT "orientation_person_or_template" CHECK(("templateId" IS NULL) = ("chariteerId" IS NULL)),
	CONSTRAINT "orientation_resolution_of_person" CHECK(("templateId" IS NULL) = ("resolution" IS NULL)),
	CONSTRAINT "orientation_start_of_person" CHECK("templateId" IS NULL OR "startedAt" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE INDEX `orientation_person` ON `orientation` (`chariteerId`,`providerId`);
--> statement-breakpoint
CREATE INDEX `orientation_person_training` ON `orientation` (`chariteerId`,`templateId`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `orientation_provider` ON `orientation` (`providerId`,`templateId`);
--> statement-breakpoint
CREATE INDEX `orientation_template` ON `orientation` (`templateId`);
--> statement-breakpoint
CREATE TABLE `outbox_message` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` integer NOT NULL,
	`leasedUntil` integer,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`sentAt` integer,
	`ownerId` text,
	FOREIGN KEY (`ownerId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_message_channel" CHECK("channel" IN ('email', 'text', 'push')),
	CONSTRAINT "outbox_message_status" CHECK("status" IN ('waiting', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_message_attempts" CHECK("attempts" >= 0),
	CONSTRAINT "outbox_message_lease" CHECK(("status" = 'sending') = ("leasedUntil" IS NOT NULL)),
	CONSTRAINT "outbox_message_sent" CHECK(("status" = 'sent') = ("sentAt" IS NOT NULL)),
	CONSTRAINT "outbox_message_one_line" CHECK(instr("subject" || "recipient", char(10)) + instr("subject" || "recipient", char(13)) = 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `outbox_message_due` ON `outbox_message` (`status`,`nextAttemptAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_owner` ON `outbox_message` (`ownerId`);
--> statement-breakpoint
CREATE INDEX `outbox_message_age` ON `outbox_message` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `player_event` (
	`id` text PRIMARY KEY NOT NULL,
	`playerId` text NOT NULL,
	`eventName` text NOT NULL,
	`properties` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`playerId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "player_event_properties" CHECK(CASE WHEN json_valid("properties") THEN json_type("properties") = 'object' ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE INDEX `player_event_player` ON `player_event` (`playerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `player_event_age` ON `player_event` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `location` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`isApproved` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "location_name_length" CHECK(length("name") BETWEEN 1 AND 200),
	CONSTRAINT "location_position" CHECK("position" >= 0),
	CONSTRAINT "location_is_approved" CHECK("isApproved" IN (0, 1)),
	CONSTRAINT "location_latitude" CHECK("latitude" BETWEEN -90 AND 90),
	CONSTRAINT "location_longitude" CHECK("longitude" BETWEEN -180 AND 180)
) STRICT;
--> statement-breakpoint
CREATE INDEX `location_provider` ON `location` (`providerId`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `location_id_provider` ON `location` (`id`,`providerId`);
--> statement-breakpoint
CREATE TABLE `provider` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mission` text DEFAULT '' NOT NULL,
	`districtId` text NOT NULL,
	`isVisible` integer DEFAULT true NOT NULL,
	`isSponsor` integer DEFAULT false NOT NULL,
	`questConfiguration` text DEFAULT '{}' NOT NULL,
	`agePolicies` text DEFAULT '[]' NOT NULL,
	`organizationCode` text,
	`importSource` text,
	`importId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`districtId`) REFERENCES `district`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "provider_name_length" CHECK(length("name") BETWEEN 1 AND 200),
	CONSTRAINT "provider_is_visible" CHECK("isVisible" IN (0, 1)),
	CONSTRAINT "provider_is_sponsor" CHECK("isSponsor" IN (0, 1)),
	CONSTRAINT "provider_quest_configuration" CHECK(CASE WHEN json_valid("questConfiguration") THEN json_type("questConfiguration") = 'object' ELSE 0 END),
	CONSTRAINT "provider_age_policies" CHECK(CASE WHEN json_valid("agePolicies") THEN json_type("agePolicies") = 'array' ELSE 0 END),
	CONSTRAINT "provider_import_pair" CHECK(("importSource" IS NULL) = ("importId" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `provider_district` ON `provider` (`districtId`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_import` ON `provider` (`importSource`,`importId`);
--> statement-breakpoint
CREATE TABLE `organization_code_pass` (
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`questId`, `chariteerId`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `organization_code_pass_chariteer` ON `organization_code_pass` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `quest` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`eventTitle` text NOT NULL,
	`eventType` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`serviceTags` text DEFAULT '[]' NOT NULL,
	`equipment` text,
	`giverName` text,
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
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`postedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`templateQuestId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`locationId`,`providerId`) REFERENCES `location`(`id`,`providerId`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "quest_title_length" CHECK(length("eventTitle") BETWEEN 1 AND 25),
	CONSTRAINT "quest_event_type" CHECK("eventType" IN ('OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE')),
	CONSTRAINT "quest_description_length" CHECK(length("description") BETWEEN 0 AND 10000),
	CONSTRAINT "quest_service_tags" CHECK(CASE WHEN json_valid("serviceTags") THEN json_type("serviceTags") = 'array' ELSE 0 END),
	CONSTRAINT "quest_giver_name_length" CHECK(length("giverName") BETWEEN 0 AND 35),
	CONSTRAINT "quest_publishing_status" CHECK("publishingStatus" IN ('Draft', 'Published', 'Unlisted', 'Cancelled', 'Private', 'Template')),
	CONSTRAINT "quest_start_required" CHECK("startedAt" IS NOT NULL OR "eventType" = 'HYBRID-ROLE' OR "publishingStatus" = 'Template'),
	CONSTRAINT "quest_end_after_start" CHECK("endedAt" IS NULL OR ("startedAt" IS NOT NULL AND "endedAt" > "startedAt")),
	CONSTRAINT "quest_duration" CHECK("endedAt" - "startedAt" <= 57600000),
	CONSTRAINT "quest_flexible_minimum" CHECK("flexibleMinimumTime" BETWEEN 1 AND 960),
	CONSTRAINT "quest_resource_min" CHECK("resourceMinNumber" BETWEEN 1 AND 75),
	CONSTRAINT "quest_resource_max" CHECK("resourceMaxNumber" BETWEEN 1 AND 75),
	CONSTRAINT "quest_resource_order" CHECK("resourceMinNumber" <= "resourceDesiredNumber" AND "resourceDesiredNumber" <= "resourceMaxNumber"),
	CONSTRAINT "quest_age_policy_index" CHECK("agePolicyIndex" BETWEEN 0 AND 3),
	CONSTRAINT "quest_prerequisite" CHECK("prerequisiteMinutes" >= 0),
	CONSTRAINT "quest_taken_count" CHECK("takenCount" >= 0)
) STRICT;
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
CREATE TABLE `quest_required_orientation` (
	`questId` text NOT NULL,
	`templateId` text NOT NULL,
	PRIMARY KEY(`questId`, `templateId`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`templateId`) REFERENCES `orientation`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `quest_required_orientation_template` ON `quest_required_orientation` (`templateId`);
--> statement-breakpoint
CREATE TABLE `account_token` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`kind` text NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`usedAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_token_kind" CHECK("kind" IN ('verify-email', 'reset-password')),
	CONSTRAINT "account_token_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_token_hash` ON `account_token` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `account_token_account` ON `account_token` (`accountId`,`kind`);
--> statement-breakpoint
CREATE INDEX `account_token_expiry` ON `account_token` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "session_expires_in_seconds" CHECK("expiresAt" < 100000000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_account` ON `session` (`accountId`);
--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `commit_stamp` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	CONSTRAINT "commit_stamp_one_row" CHECK("id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `rate_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`windowStart` integer NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "rate_limit_count" CHECK("count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `rate_limit_window` ON `rate_limit` (`windowStart`);
--> statement-breakpoint
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updatedAt` integer NOT NULL,
	CONSTRAINT "setting_value" CHECK(json_valid("value"))
) STRICT;
--> statement-breakpoint
CREATE TABLE `survey_submission` (
	`id` text PRIMARY KEY NOT NULL,
	`surveyId` text NOT NULL,
	`submitterId` text NOT NULL,
	`contractId` text NOT NULL,
	`submissionTimestamp` integer NOT NULL,
	`answers` text NOT NULL,
	FOREIGN KEY (`submitterId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "survey_submission_answers" CHECK(CASE WHEN json_valid("answers") THEN json_type("answers") = 'array' ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE INDEX `survey_submission_contract` ON `survey_submission` (`contractId`);
--> statement-breakpoint
CREATE INDEX `survey_submission_submitter` ON `survey_submission` (`submitterId`);
--> statement-breakpoint
CREATE TABLE `wallet_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`currency` text DEFAULT 'CM' NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`alertId` text,
	`createdBy` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`alertId`) REFERENCES `alert`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`createdBy`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "wallet_entry_currency" CHECK("currency" IN ('CM')),
	CONSTRAINT "wallet_entry_amount" CHECK("amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `wallet_entry_provider` ON `wallet_entry` (`providerId`,`currency`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `wallet_entry_alert` ON `wallet_entry` (`alertId`);
--> statement-breakpoint
CREATE INDEX `wallet_entry_creator` ON `wallet_entry` (`createdBy`);
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_entry_no_update BEFORE UPDATE ON audit_entry
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS audit_entry_no_delete BEFORE DELETE ON audit_entry
BEGIN SELECT RAISE(ABORT, 'audit_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS wallet_entry_no_update
BEFORE UPDATE OF id, providerId, currency, amount, reason, alertId, createdAt ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS wallet_entry_no_delete BEFORE DELETE ON wallet_entry
BEGIN SELECT RAISE(ABORT, 'wallet_entry is append only'); END;
