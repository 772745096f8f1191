CREATE TABLE `ban_question` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`rootId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`answer` text,
	`answeredAt` integer,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rootId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_question_answer" CHECK("answer" IN ('same', 'different')),
	CONSTRAINT "ban_question_answered" CHECK(("answer" IS NULL) = ("answeredAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ban_question_person` ON `ban_question` (`chariteerId`,`rootId`);
--> statement-breakpoint
CREATE INDEX `ban_question_root` ON `ban_question` (`rootId`);
--> statement-breakpoint
CREATE TABLE `ban_trace` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`rootId` text,
	`bannedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`rootId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_trace_lifetime" CHECK("expiresAt" > "bannedAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `ban_trace_provider` ON `ban_trace` (`providerId`);
--> statement-breakpoint
CREATE INDEX `ban_trace_root` ON `ban_trace` (`rootId`);
--> statement-breakpoint
CREATE INDEX `ban_trace_expiry` ON `ban_trace` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `ban_trace_mark` (
	`traceId` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`traceId`, `kind`, `hash`),
	FOREIGN KEY (`traceId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_trace_mark_kind" CHECK("kind" IN ('address', 'person', 'phone')),
	CONSTRAINT "ban_trace_mark_hash_length" CHECK(length("hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ban_trace_mark_hash` ON `ban_trace_mark` (`kind`,`hash`);
--> statement-breakpoint
CREATE TABLE `group_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`groupId` text NOT NULL,
	`roleId` text NOT NULL,
	`username` text NOT NULL,
	`usernameKey` text NOT NULL,
	`accountId` text,
	`invitedById` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`declinedAt` integer,
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`groupId`,`roleId`) REFERENCES `group_role`(`groupId`,`roleId`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_invitation_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "group_invitation_username_key" CHECK("usernameKey" = lower("username")),
	CONSTRAINT "group_invitation_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `group_invitation_name` ON `group_invitation` (`groupId`,`usernameKey`);
--> statement-breakpoint
CREATE INDEX `group_invitation_role_of_group` ON `group_invitation` (`groupId`,`roleId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_account` ON `group_invitation` (`accountId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_inviter` ON `group_invitation` (`invitedById`);
--> statement-breakpoint
CREATE INDEX `group_invitation_expiry` ON `group_invitation` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `young_message` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`recipientId` text NOT NULL,
	`senderId` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`recipientId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "young_message_kind" CHECK("kind" IN ('training', 'removal', 'block', 'message')),
	CONSTRAINT "young_message_length" CHECK(length("body") BETWEEN 1 AND 10000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `young_message_provider` ON `young_message` (`providerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `young_message_recipient` ON `young_message` (`recipientId`);
--> statement-breakpoint
CREATE INDEX `young_message_sender` ON `young_message` (`senderId`);
--> statement-breakpoint
CREATE INDEX `young_message_age` ON `young_message` (`createdAt`);
--> statement-breakpoint
ALTER TABLE `provider_ban` ADD `traceId` text REFERENCES ban_trace(id);
--> statement-breakpoint
CREATE INDEX `provider_ban_trace` ON `provider_ban` (`traceId`);
--> statement-breakpoint
CREATE TABLE `__new_orientation` (
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
	`isAboutSafety` integer DEFAULT false NOT NULL,
	`fulfilledBy` text DEFAULT 'Applying' NOT NULL,
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
	CONSTRAINT "orientation_is_about_safety" CHECK("isAboutSafety" IN (0, 1)),
	CONSTRAINT "orientation_fulfilled_by" CHECK("fulfilledBy" IN ('Applying', 'Complete')),
	CONSTRAINT "orientation_safety_is_completed" CHECK("isAboutSafety" = 0 OR "fulfilledBy" = 'Complete'),
	CONSTRAINT "orientation_person_or_template" CHECK(("templateId" IS NULL) = ("chariteerId" IS NULL)),
	CONSTRAINT "orientation_resolution_of_person" CHECK(("templateId" IS NULL) = ("resolution" IS NULL)),
	CONSTRAINT "orientation_start_of_person" CHECK("templateId" IS NULL OR "startedAt" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_orientation`("id", "templateId", "providerId", "chariteerId", "name", "description", "ageThreshold", "estimatedTime", "estimatedCost", "url", "note", "startedAt", "resolution", "resolvedAt", "expiredAt") SELECT "id", "templateId", "providerId", "chariteerId", "name", "description", "ageThreshold", "estimatedTime", "estimatedCost", "url", "note", "startedAt", "resolution", "resolvedAt", "expiredAt" FROM `orientation`;
--> statement-breakpoint
DROP TABLE `orientation`;
--> statement-breakpoint
ALTER TABLE `__new_orientation` RENAME TO `orientation`;
--> statement-breakpoint
CREATE INDEX `orientation_person` ON `orientation` (`chariteerId`,`providerId`);
--> statement-breakpoint
CREATE INDEX `orientation_person_training` ON `orientation` (`chariteerId`,`templateId`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `orientation_provider` ON `orientation` (`providerId`,`templateId`);
--> statement-breakpoint
CREATE INDEX `orientation_template` ON `orientation` (`templateId`);
--> statement-breakpoint
CREATE TABLE `__new_chariteer` (
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
	`hidesUsername` integer DEFAULT false NOT NULL,
	`privacyChosenAt` integer,
	`profileParts` text,
	`profileAgreedAt` integer,
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
	CONSTRAINT "chariteer_hides_username" CHECK("hidesUsername" IN (0, 1)),
	CONSTRAINT "chariteer_profile_parts" CHECK("profileParts" IS NULL OR (CASE WHEN json_valid("profileParts") THEN json_type("profileParts") = 'array' ELSE 0 END)),
	CONSTRAINT "chariteer_personal_until_removal" CHECK(CASE WHEN "removedAt" IS NULL THEN "username" IS NOT NULL AND "emailAddress" IS NOT NULL AND "phoneNumber" IS NOT NULL AND "dateOfBirth" IS NOT NULL AND "nameFirst" IS NOT NULL AND "nameLast" IS NOT NULL ELSE "username" IS NULL AND "emailAddress" IS NULL AND "phoneNumber" IS NULL AND "dateOfBirth" IS NULL AND "nameFirst" IS NULL AND "nameLast" IS NULL AND "nameMiddle" IS NULL AND "emergencyContactName" IS NULL AND "emergencyContactNumber" IS NULL END)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_chariteer`("id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "createdAt", "removedAt") SELECT "id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "createdAt", "removedAt" FROM `chariteer`;
--> statement-breakpoint
DROP TABLE `chariteer`;
--> statement-breakpoint
ALTER TABLE `__new_chariteer` RENAME TO `chariteer`;
--> statement-breakpoint
CREATE TABLE `caused_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`recipientHash` text NOT NULL,
	`queuedAt` integer NOT NULL,
	CONSTRAINT "caused_mail_hash" CHECK(length("recipientHash") = 64 AND "recipientHash" NOT GLOB '*[^0-9a-f]*')
) STRICT;
--> statement-breakpoint
CREATE INDEX `caused_mail_recipient` ON `caused_mail` (`recipientHash`,`queuedAt`);
--> statement-breakpoint
CREATE INDEX `caused_mail_age` ON `caused_mail` (`queuedAt`);
--> statement-breakpoint
CREATE TABLE `__new_outbox_message` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`recipientKey` text NOT NULL,
	`sealed` text,
	`contentUntil` integer NOT NULL,
	`aboutId` text,
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
	CONSTRAINT "outbox_message_status" CHECK("status" IN ('waiting', 'sending', 'sent', 'failed', 'expired')),
	CONSTRAINT "outbox_message_attempts" CHECK("attempts" >= 0),
	CONSTRAINT "outbox_message_lease" CHECK(("status" = 'sending') = ("leasedUntil" IS NOT NULL)),
	CONSTRAINT "outbox_message_sent" CHECK(("status" = 'sent') = ("sentAt" IS NOT NULL)),
	CONSTRAINT "outbox_message_content_gone" CHECK("status" NOT IN ('sent', 'expired') OR "sealed" IS NULL),
	CONSTRAINT "outbox_message_content_there" CHECK("status" NOT IN ('waiting', 'sending') OR "sealed" IS NOT NULL),
	CONSTRAINT "outbox_message_recipient_key" CHECK("recipientKey" = lower("recipientKey")),
	CONSTRAINT "outbox_message_one_line" CHECK(instr("recipient", char(10)) + instr("recipient", char(13)) = 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_outbox_message`("id", "channel", "kind", "recipient", "recipientKey", "sealed", "contentUntil", "aboutId", "status", "attempts", "nextAttemptAt", "leasedUntil", "lastError", "createdAt", "sentAt", "ownerId") SELECT "id", "channel", 'older', "recipient", lower("recipient"), NULL, "createdAt", NULL, CASE WHEN "status" IN ('waiting', 'sending') THEN 'expired' ELSE "status" END, "attempts", "nextAttemptAt", NULL, NULL, "createdAt", "sentAt", "ownerId" FROM `outbox_message`;
--> statement-breakpoint
DROP TABLE `outbox_message`;
--> statement-breakpoint
ALTER TABLE `__new_outbox_message` RENAME TO `outbox_message`;
--> statement-breakpoint
CREATE INDEX `outbox_message_due` ON `outbox_message` (`status`,`nextAttemptAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_owner` ON `outbox_message` (`ownerId`);
--> statement-breakpoint
CREATE INDEX `outbox_message_age` ON `outbox_message` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_recipient` ON `outbox_message` (`recipientKey`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_content` ON `outbox_message` (`contentUntil`) WHERE "sealed" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `child_record` (
	`chariteerId` text PRIMARY KEY NOT NULL,
	`guardianAccountId` text NOT NULL,
	`signedName` text NOT NULL,
	`textVersion` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guardianAccountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "child_record_signed" CHECK(length("signedName") BETWEEN 1 AND 255)
) STRICT;
--> statement-breakpoint
CREATE INDEX `child_record_guardian` ON `child_record` (`guardianAccountId`);
--> statement-breakpoint
CREATE TABLE `guardian_browser` (
	`id` text PRIMARY KEY NOT NULL,
	`linkId` text NOT NULL,
	`keyHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`linkId`) REFERENCES `guardian_link`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_browser_hash" CHECK(length("keyHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_browser_key` ON `guardian_browser` (`keyHash`);
--> statement-breakpoint
CREATE INDEX `guardian_browser_link` ON `guardian_browser` (`linkId`);
--> statement-breakpoint
CREATE TABLE `guardian_link` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`kind` text NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`usedAt` integer,
	`codeHash` text,
	`codeExpiresAt` integer,
	`codeTries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_link_kind" CHECK("kind" IN ('decision', 'standing')),
	CONSTRAINT "guardian_link_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "guardian_link_lifetime" CHECK("expiresAt" > "createdAt"),
	CONSTRAINT "guardian_link_code" CHECK(("codeHash" IS NULL) = ("codeExpiresAt" IS NULL)),
	CONSTRAINT "guardian_link_tries" CHECK("codeTries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_link_token` ON `guardian_link` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `guardian_link_chariteer` ON `guardian_link` (`chariteerId`);
--> statement-breakpoint
CREATE INDEX `guardian_link_expiry` ON `guardian_link` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `supervision` (
	`id` text PRIMARY KEY NOT NULL,
	`contractId` text NOT NULL,
	`supervisorId` text,
	`guardianName` text,
	`state` text NOT NULL,
	`createdAt` integer NOT NULL,
	`waitsUntil` integer,
	`isCurrent` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supervisorId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "supervision_state" CHECK("state" IN ('asked', 'agreed', 'left')),
	CONSTRAINT "supervision_is_current" CHECK("isCurrent" IN (0, 1)),
	CONSTRAINT "supervision_one" CHECK("supervisorId" IS NULL OR "guardianName" IS NULL),
	CONSTRAINT "supervision_guardian_name" CHECK(length("guardianName") BETWEEN 1 AND 255),
	CONSTRAINT "supervision_waits" CHECK(("state" = 'agreed') = ("waitsUntil" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `supervision_current` ON `supervision` (`contractId`) WHERE "isCurrent" = 1;
--> statement-breakpoint
CREATE INDEX `supervision_contract` ON `supervision` (`contractId`);
--> statement-breakpoint
CREATE INDEX `supervision_supervisor` ON `supervision` (`supervisorId`,`state`);
--> statement-breakpoint
CREATE INDEX `supervision_waiting` ON `supervision` (`waitsUntil`);
--> statement-breakpoint
CREATE TABLE `__new_guardian_consent` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`guardianName` text NOT NULL,
	`guardianEmail` text NOT NULL,
	`mailboxKey` text NOT NULL,
	`state` text NOT NULL,
	`linkSentAt` integer,
	`consentedAt` integer,
	`endedAt` integer,
	`signedName` text,
	`allowsProfile` integer DEFAULT false NOT NULL,
	`tickUntil` integer,
	`textVersion` text NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_consent_name" CHECK(length("guardianName") BETWEEN 1 AND 255),
	CONSTRAINT "guardian_consent_email" CHECK("guardianEmail" LIKE '_%@_%' AND length("guardianEmail") <= 254),
	CONSTRAINT "guardian_consent_mailbox_lower" CHECK("mailboxKey" = lower("mailboxKey")),
	CONSTRAINT "guardian_consent_state" CHECK("state" IN ('asked', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "guardian_consent_given" CHECK("state" <> 'given' OR "consentedAt" IS NOT NULL),
	CONSTRAINT "guardian_consent_ended" CHECK(("state" IN ('refused', 'withdrawn')) = ("endedAt" IS NOT NULL)),
	CONSTRAINT "guardian_consent_profile" CHECK("allowsProfile" IN (0, 1)),
	CONSTRAINT "guardian_consent_profile_of_given" CHECK("allowsProfile" = 0 OR "state" = 'given')
) STRICT;
--> statement-breakpoint
-- What was a tick counts for quests that start within 14 days; the sweep sends the links.
INSERT INTO `__new_guardian_consent`("id", "chariteerId", "guardianName", "guardianEmail", "mailboxKey", "state", "linkSentAt", "consentedAt", "endedAt", "signedName", "allowsProfile", "tickUntil", "textVersion") SELECT "id", "chariteerId", "guardianName", "guardianEmail", lower("guardianEmail"), 'asked', NULL, "consentedAt", NULL, NULL, 0, unixepoch() * 1000 + 1209600000, "textVersion" FROM `guardian_consent` WHERE "id" IN (SELECT max("id") FROM `guardian_consent` GROUP BY "chariteerId");
--> statement-breakpoint
DROP TABLE `guardian_consent`;
--> statement-breakpoint
ALTER TABLE `__new_guardian_consent` RENAME TO `guardian_consent`;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_consent_chariteer` ON `guardian_consent` (`chariteerId`);
--> statement-breakpoint
CREATE INDEX `guardian_consent_mailbox` ON `guardian_consent` (`mailboxKey`);
--> statement-breakpoint
CREATE INDEX `guardian_consent_tick` ON `guardian_consent` (`tickUntil`);
--> statement-breakpoint
CREATE TABLE `email_change` (
	`accountId` text PRIMARY KEY NOT NULL,
	`emailAddress` text NOT NULL,
	`tokenHash` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_change_address" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "email_change_hash" CHECK(length("tokenHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_change_token` ON `email_change` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `email_change_expiry` ON `email_change` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `held_username` (
	`usernameKey` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_username_key_lower" CHECK("usernameKey" = lower("usernameKey"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `held_username_account` ON `held_username` (`accountId`);
--> statement-breakpoint
CREATE TABLE `known_browser` (
	`tokenHash` text NOT NULL,
	`accountId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`tokenHash`, `accountId`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "known_browser_hash" CHECK(length("tokenHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `known_browser_account` ON `known_browser` (`accountId`,`expiresAt`);
--> statement-breakpoint
CREATE INDEX `known_browser_expiry` ON `known_browser` (`expiresAt`);
--> statement-breakpoint
ALTER TABLE `chariteer` ADD `birthDateCorrectedAt` integer;
--> statement-breakpoint
-- What stood before:
-- A charity's account has got its password by a link to that address: it is confirmed, and goes on being let in.
UPDATE `contact_email` SET "verificationStatus" = 'Confirmed' WHERE "verificationStatus" = 'Unverified' AND EXISTS (
	SELECT 1 FROM `account` WHERE account."id" = contact_email."accountId" AND account."accountType" = 'Provider'
		AND account."passwordHash" IS NOT NULL AND account."emailKey" = lower(contact_email."emailAddress")
);
--> statement-breakpoint
CREATE TABLE `contact_closure` (
	`chariteerId` text NOT NULL,
	`providerId` text NOT NULL,
	`closedAt` integer NOT NULL,
	PRIMARY KEY(`chariteerId`, `providerId`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_closure_provider` ON `contact_closure` (`providerId`);
--> statement-breakpoint
CREATE TABLE `guild_closure` (
	`guildId` text NOT NULL,
	`providerId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`guildId`, `providerId`),
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `guild_closure_provider` ON `guild_closure` (`providerId`);
--> statement-breakpoint
CREATE TABLE `reservation_request` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`guildId` text NOT NULL,
	`askedById` text NOT NULL,
	`postingId` text,
	`status` text NOT NULL,
	`createdAt` integer NOT NULL,
	`askedAt` integer,
	`decidedAt` integer,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guildId`) REFERENCES `guild`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reservation_request_status" CHECK("status" IN ('drafted', 'asked', 'accepted', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "reservation_request_asked" CHECK("status" <> 'asked' OR "askedAt" IS NOT NULL),
	CONSTRAINT "reservation_request_decided" CHECK(("status" IN ('drafted', 'asked')) = ("decidedAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_request_open` ON `reservation_request` (`questId`) WHERE "status" IN ('drafted', 'asked');
--> statement-breakpoint
CREATE INDEX `reservation_request_quest` ON `reservation_request` (`questId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `reservation_request_guild` ON `reservation_request` (`guildId`,`status`);
--> statement-breakpoint
CREATE TABLE `__new_guild` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`nameKey` text NOT NULL,
	`classification` text NOT NULL,
	`description` text NOT NULL,
	`easyJoinCode` text NOT NULL,
	`codeMadeAt` integer DEFAULT 0 NOT NULL,
	`codeRestsUntil` integer,
	`asksFirst` integer DEFAULT false NOT NULL,
	`question` text,
	`creatorId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`creatorId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "guild_name_length" CHECK(length("name") BETWEEN 1 AND 100),
	CONSTRAINT "guild_name_key_lower" CHECK("nameKey" = lower("nameKey")),
	CONSTRAINT "guild_classification" CHECK("classification" IN ('Fellowship', 'Family', 'Corporate Team', 'Large Cooperation', 'Religious Ministry', 'Religious Order', 'Chivalric Order', 'Military Organization', 'Athletic Team', 'Fraternity', 'Sorority', 'School Organization', 'Scout Troop', 'Local Business', 'Tribe', 'Political Party', 'Guild')),
	CONSTRAINT "guild_description_length" CHECK(length("description") BETWEEN 1 AND 10000),
	CONSTRAINT "guild_easy_join_code" CHECK("easyJoinCode" GLOB '[23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ][23456789BCDFGHJKMNPQRSTVWXZ]' OR "easyJoinCode" GLOB '[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'),
	CONSTRAINT "guild_asks_first" CHECK("asksFirst" IN (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_guild`("id", "name", "nameKey", "classification", "description", "easyJoinCode", "question", "creatorId", "createdAt") SELECT "id", "name", "nameKey", "classification", "description", "easyJoinCode", "question", "creatorId", "createdAt" FROM `guild`;
--> statement-breakpoint
DROP TABLE `guild`;
--> statement-breakpoint
ALTER TABLE `__new_guild` RENAME TO `guild`;
--> statement-breakpoint
CREATE UNIQUE INDEX `guild_name_key` ON `guild` (`nameKey`);
--> statement-breakpoint
CREATE INDEX `guild_creator` ON `guild` (`creatorId`);
--> statement-breakpoint
ALTER TABLE `contract` ADD `postingId` text;
--> statement-breakpoint
-- What stood before:
-- Codes of before go on for 30 days from the upgrade.
UPDATE `guild` SET "codeMadeAt" = unixepoch() * 1000;
--> statement-breakpoint
-- A draft is nobody's yet: what was reserved of one begins when it is published.
INSERT INTO `reservation_request` ("id", "questId", "guildId", "askedById", "status", "createdAt")
  SELECT contract."id", contract."questId", contract."guildId", contract."chariteerId", 'drafted', contract."claimedAt"
  FROM `contract` JOIN `quest` ON quest."id" = contract."questId" AND quest."publishingStatus" = 'Draft'
  WHERE contract."guildId" IS NOT NULL AND contract."abandonedAt" IS NULL;
--> statement-breakpoint
UPDATE `contract` SET "abandonedAt" = unixepoch() * 1000, "abandonReason" = 'Begins with publishing'
  WHERE "id" IN (SELECT "id" FROM `reservation_request`);
