DROP TRIGGER IF EXISTS quest_listing_of_new_quest;
--> statement-breakpoint
DROP TRIGGER IF EXISTS quest_listing_of_quest;
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
CREATE TABLE `data_copy` (
	`accountId` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`askedAt` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`madeAt` integer,
	`expiresAt` integer,
	`bytes` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "data_copy_state_known" CHECK("state" IN ('making', 'ready', 'failed')),
	CONSTRAINT "data_copy_failures" CHECK("failures" >= 0),
	CONSTRAINT "data_copy_made" CHECK(("state" = 'ready') = ("madeAt" IS NOT NULL)),
	CONSTRAINT "data_copy_kept" CHECK(("madeAt" IS NULL) = ("expiresAt" IS NULL)),
	CONSTRAINT "data_copy_lifetime" CHECK("expiresAt" > "madeAt"),
	CONSTRAINT "data_copy_bytes" CHECK(("madeAt" IS NULL) = ("bytes" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `data_copy_state` ON `data_copy` (`state`,`askedAt`);
--> statement-breakpoint
CREATE INDEX `data_copy_expiry` ON `data_copy` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `data_copy_part` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`side` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `data_copy`(`accountId`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "data_copy_part_side" CHECK("side" IN ('page', 'json')),
	CONSTRAINT "data_copy_part_position" CHECK("position" >= 0),
	CONSTRAINT "data_copy_part_length" CHECK(length("content") <= 196808)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `data_copy_part_place` ON `data_copy_part` (`accountId`,`side`,`position`);
--> statement-breakpoint
CREATE TABLE `joining` (
	`id` text PRIMARY KEY NOT NULL,
	`browserHash` text NOT NULL,
	`address` text NOT NULL,
	`addressKey` text NOT NULL,
	`questId` text,
	`codeHash` text,
	`formerCodeHashes` text DEFAULT '[]' NOT NULL,
	`linkHash` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`sentAt` integer NOT NULL,
	`codeExpiresAt` integer NOT NULL,
	`enteredAt` integer,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "joining_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "joining_code_hash" CHECK(length("codeHash") = 64),
	CONSTRAINT "joining_former_codes" CHECK(CASE WHEN json_valid("formerCodeHashes") THEN json_type("formerCodeHashes") = 'array' ELSE 0 END),
	CONSTRAINT "joining_link_hash" CHECK(length("linkHash") = 64),
	CONSTRAINT "joining_tries" CHECK("tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `joining_browser` ON `joining` (`browserHash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `joining_link` ON `joining` (`linkHash`);
--> statement-breakpoint
CREATE INDEX `joining_quest` ON `joining` (`questId`);
--> statement-breakpoint
CREATE INDEX `joining_expiry` ON `joining` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`credentialId` text NOT NULL,
	`publicKey` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backedUp` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_credential_id" CHECK(length("credentialId") BETWEEN 1 AND 1400),
	CONSTRAINT "passkey_public_key" CHECK(length("publicKey") BETWEEN 1 AND 4000),
	CONSTRAINT "passkey_counter" CHECK("counter" >= 0),
	CONSTRAINT "passkey_transports" CHECK(CASE WHEN json_valid("transports") THEN json_type("transports") = 'array' ELSE 0 END),
	CONSTRAINT "passkey_name" CHECK(length("name") BETWEEN 1 AND 60),
	CONSTRAINT "passkey_backed_up" CHECK("backedUp" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credentialId`);
--> statement-breakpoint
CREATE INDEX `passkey_account` ON `passkey` (`accountId`,`createdAt`);
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`challengeHash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`boundTo` text NOT NULL,
	`expiresAt` integer NOT NULL,
	CONSTRAINT "passkey_challenge_hashes" CHECK(length("challengeHash") = 64 AND length("boundTo") = 64),
	CONSTRAINT "passkey_challenge_purpose" CHECK("purpose" IN ('add', 'log-in', 'prove'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `passkey_challenge_expiry` ON `passkey_challenge` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `person_mark` (
	`chariteerId` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`keyMark` text NOT NULL,
	PRIMARY KEY(`chariteerId`, `kind`, `hash`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "person_mark_kind" CHECK("kind" IN ('address', 'person', 'phone')),
	CONSTRAINT "person_mark_hash_length" CHECK(length("hash") = 64),
	CONSTRAINT "person_mark_key" CHECK(length("keyMark") = 8)
) STRICT;
--> statement-breakpoint
CREATE INDEX `person_mark_hash` ON `person_mark` (`kind`,`hash`,`chariteerId`);
--> statement-breakpoint
CREATE TABLE `place_hold` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`reason` text NOT NULL,
	`browserHash` text,
	`addressKey` text,
	`networkHash` text,
	`chariteerId` text,
	`heldAt` integer NOT NULL,
	`endsAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "place_hold_reason" CHECK("reason" IN ('joining', 'guardian')),
	CONSTRAINT "place_hold_order" CHECK("endsAt" > "heldAt"),
	CONSTRAINT "place_hold_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "place_hold_network_hash" CHECK(length("networkHash") = 64),
	CONSTRAINT "place_hold_of_browser" CHECK("reason" <> 'joining' OR "browserHash" IS NOT NULL),
	CONSTRAINT "place_hold_of_young" CHECK("reason" <> 'guardian' OR "chariteerId" IS NOT NULL)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_hold_browser` ON `place_hold` (`browserHash`) WHERE "browserHash" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_hold_person` ON `place_hold` (`questId`,`chariteerId`) WHERE "chariteerId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_address` ON `place_hold` (`addressKey`) WHERE "addressKey" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_network` ON `place_hold` (`networkHash`) WHERE "networkHash" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `place_hold_quest` ON `place_hold` (`questId`,`endsAt`);
--> statement-breakpoint
CREATE INDEX `place_hold_end` ON `place_hold` (`endsAt`);
--> statement-breakpoint
CREATE INDEX `place_hold_chariteer` ON `place_hold` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `merged_key` (
	`hash` text NOT NULL,
	`mergeId` text NOT NULL,
	PRIMARY KEY(`hash`, `mergeId`),
	FOREIGN KEY (`mergeId`) REFERENCES `record_merge`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "merged_key_hash" CHECK(length("hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `merged_key_merge` ON `merged_key` (`mergeId`);
--> statement-breakpoint
CREATE TABLE `record_merge` (
	`id` text PRIMARY KEY NOT NULL,
	`keptId` text NOT NULL,
	`droppedId` text NOT NULL,
	`mergedById` text,
	`sealed` text,
	`mergedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`undoneAt` integer,
	FOREIGN KEY (`keptId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`droppedId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mergedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "record_merge_two" CHECK("keptId" <> "droppedId"),
	CONSTRAINT "record_merge_sealed" CHECK(("sealed" IS NULL) = ("undoneAt" IS NOT NULL)),
	CONSTRAINT "record_merge_lifetime" CHECK("expiresAt" > "mergedAt"),
	CONSTRAINT "record_merge_undone" CHECK("undoneAt" BETWEEN "mergedAt" AND "expiresAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `record_merge_kept` ON `record_merge` (`keptId`);
--> statement-breakpoint
CREATE INDEX `record_merge_dropped` ON `record_merge` (`droppedId`);
--> statement-breakpoint
CREATE INDEX `record_merge_by` ON `record_merge` (`mergedById`);
--> statement-breakpoint
CREATE INDEX `record_merge_expiry` ON `record_merge` (`expiresAt`);
--> statement-breakpoint
CREATE INDEX `record_merge_age` ON `record_merge` (`mergedAt`);
--> statement-breakpoint
CREATE TABLE `factor_recovery` (
	`accountId` text PRIMARY KEY NOT NULL,
	`askedAt` integer NOT NULL,
	`grantedAt` integer,
	`grantedById` text,
	`endsAt` integer,
	`takenAt` integer,
	`keptSecret` text,
	`tokenHash` text,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grantedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "factor_recovery_hash" CHECK("tokenHash" IS NULL OR length("tokenHash") = 64),
	CONSTRAINT "factor_recovery_granted" CHECK(("grantedAt" IS NULL) = ("endsAt" IS NULL)),
	CONSTRAINT "factor_recovery_linked" CHECK(("grantedAt" IS NULL) = ("tokenHash" IS NULL)),
	CONSTRAINT "factor_recovery_waits" CHECK("endsAt" IS NULL OR "endsAt" >= "grantedAt" + 86400000),
	CONSTRAINT "factor_recovery_over" CHECK("takenAt" IS NULL OR ("endsAt" IS NOT NULL AND "takenAt" >= "endsAt"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_recovery_token` ON `factor_recovery` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_asked` ON `factor_recovery` (`askedAt`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_end` ON `factor_recovery` (`takenAt`,`endsAt`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_granted_by` ON `factor_recovery` (`grantedById`);
--> statement-breakpoint
CREATE TABLE `one_time_password` (
	`accountId` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`createdAt` integer NOT NULL,
	`confirmedAt` integer,
	`lastStep` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "one_time_password_step" CHECK("lastStep" >= 0),
	CONSTRAINT "one_time_password_order" CHECK("confirmedAt" IS NULL OR "confirmedAt" >= "createdAt")
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_log_in` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pending_log_in_id" CHECK(length("id") = 64),
	CONSTRAINT "pending_log_in_tries" CHECK("tries" >= 0),
	CONSTRAINT "pending_log_in_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `pending_log_in_account` ON `pending_log_in` (`accountId`);
--> statement-breakpoint
CREATE INDEX `pending_log_in_expiry` ON `pending_log_in` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`accountId` text NOT NULL,
	`codeHash` text NOT NULL,
	PRIMARY KEY(`accountId`, `codeHash`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recovery_code_hash" CHECK(length("codeHash") = 64)
) STRICT;
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
	`zipCode` text,
	`subscriptionStatus` text DEFAULT 'unsubscribed' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`hidesUsername` integer DEFAULT false NOT NULL,
	`privacyChosenAt` integer,
	`profileParts` text,
	`profileAgreedAt` integer,
	`createdAt` integer NOT NULL,
	`removedAt` integer,
	`birthDateCorrectedAt` integer,
	CONSTRAINT "chariteer_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "chariteer_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "chariteer_phone" CHECK("phoneNumber" GLOB 'sealed:1:*' OR (length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*' AND "phoneNumber" NOT GLOB '1*')),
	CONSTRAINT "chariteer_birth" CHECK(date("dateOfBirth") IS "dateOfBirth"),
	CONSTRAINT "chariteer_account_type" CHECK("playerAccountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "chariteer_emergency_name" CHECK("emergencyContactName" GLOB 'sealed:1:*' OR (length("emergencyContactName") BETWEEN 1 AND 255)),
	CONSTRAINT "chariteer_emergency_phone" CHECK("emergencyContactNumber" GLOB 'sealed:1:*' OR (length("emergencyContactNumber") = 10 AND "emergencyContactNumber" NOT GLOB '*[^0-9]*' AND "emergencyContactNumber" NOT GLOB '1*')),
	CONSTRAINT "chariteer_zip" CHECK("zipCode" IS NULL OR (length("zipCode") = 5 AND "zipCode" NOT GLOB '*[^0-9]*')),
	CONSTRAINT "chariteer_subscription" CHECK("subscriptionStatus" IN ('unsubscribed', 'silver', 'gold')),
	CONSTRAINT "chariteer_languages" CHECK(CASE WHEN json_valid("languages") THEN json_type("languages") = 'array' ELSE 0 END),
	CONSTRAINT "chariteer_hides_username" CHECK("hidesUsername" IN (0, 1)),
	CONSTRAINT "chariteer_profile_parts" CHECK("profileParts" IS NULL OR (CASE WHEN json_valid("profileParts") THEN json_type("profileParts") = 'array' ELSE 0 END)),
	CONSTRAINT "chariteer_personal_until_removal" CHECK(CASE WHEN "removedAt" IS NULL THEN "username" IS NOT NULL AND "emailAddress" IS NOT NULL AND "dateOfBirth" IS NOT NULL AND "nameFirst" IS NOT NULL AND "nameLast" IS NOT NULL ELSE "username" IS NULL AND "emailAddress" IS NULL AND "dateOfBirth" IS NULL AND "nameFirst" IS NULL AND "nameLast" IS NULL AND "nameMiddle" IS NULL AND "phoneNumber" IS NULL AND "emergencyContactName" IS NULL AND "emergencyContactNumber" IS NULL AND "zipCode" IS NULL END)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_chariteer`("id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt") SELECT "id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt" FROM `chariteer`;
--> statement-breakpoint
DROP TABLE `chariteer`;
--> statement-breakpoint
ALTER TABLE `__new_chariteer` RENAME TO `chariteer`;
--> statement-breakpoint
CREATE TABLE `__new_waiting_person` (
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
	CONSTRAINT "waiting_person_refusal" CHECK("refusedAs" IN ('LOG_IN', 'TEMPLATE', 'CANCELLED', 'OVER', 'SIGNED_UP', 'NO_VOLUNTEER_RECORD', 'BANNED', 'GUARDIAN_PENDING', 'GUARDIAN_CONSENT_MISSING', 'RESERVED', 'FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED', 'TOO_YOUNG', 'TOO_OLD', 'RECORD_INCOMPLETE', 'HYBRID_ROLE', 'SUPPLY_REQUEST', 'WITH_SUPERVISION', 'OPEN')),
	CONSTRAINT "waiting_person_refused_at" CHECK(("refusedAs" IS NULL) = ("refusedAt" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_waiting_person`("id", "questId", "chariteerId", "joinedAt", "passedOffers", "refusedAs", "refusedAt") SELECT "id", "questId", "chariteerId", "joinedAt", "passedOffers", "refusedAs", "refusedAt" FROM `waiting_person`;
--> statement-breakpoint
DROP TABLE `waiting_person`;
--> statement-breakpoint
ALTER TABLE `__new_waiting_person` RENAME TO `waiting_person`;
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_person_once` ON `waiting_person` (`questId`,`chariteerId`);
--> statement-breakpoint
CREATE INDEX `waiting_person_order` ON `waiting_person` (`questId`,`joinedAt`,`id`);
--> statement-breakpoint
CREATE INDEX `waiting_person_chariteer` ON `waiting_person` (`chariteerId`);
--> statement-breakpoint
ALTER TABLE `account` ADD `usernameChangedAt` integer;
--> statement-breakpoint
CREATE TABLE `__new_provider` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mission` text DEFAULT '' NOT NULL,
	`districtId` text NOT NULL,
	`isVisible` integer DEFAULT true NOT NULL,
	`isSponsor` integer DEFAULT false NOT NULL,
	`questConfiguration` text DEFAULT '{}' NOT NULL,
	`agePolicies` text DEFAULT '[]' NOT NULL,
	`organizationCode` text,
	`demandsFullRecord` integer DEFAULT false NOT NULL,
	`demandsEmergencyContact` integer DEFAULT true NOT NULL,
	`demandsSecondFactor` integer DEFAULT false NOT NULL,
	`importSource` text,
	`importId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`districtId`) REFERENCES `district`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "provider_name_length" CHECK(length("name") BETWEEN 1 AND 200),
	CONSTRAINT "provider_is_visible" CHECK("isVisible" IN (0, 1)),
	CONSTRAINT "provider_is_sponsor" CHECK("isSponsor" IN (0, 1)),
	CONSTRAINT "provider_demands_full_record" CHECK("demandsFullRecord" IN (0, 1)),
	CONSTRAINT "provider_demands_emergency_contact" CHECK("demandsEmergencyContact" IN (0, 1)),
	CONSTRAINT "provider_quest_configuration" CHECK(CASE WHEN json_valid("questConfiguration") THEN json_type("questConfiguration") = 'object' ELSE 0 END),
	CONSTRAINT "provider_age_policies" CHECK(CASE WHEN json_valid("agePolicies") THEN json_type("agePolicies") = 'array' ELSE 0 END),
	CONSTRAINT "provider_import_pair" CHECK(("importSource" IS NULL) = ("importId" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_provider`("id", "name", "mission", "districtId", "isVisible", "isSponsor", "questConfiguration", "agePolicies", "organizationCode", "importSource", "importId", "createdAt") SELECT "id", "name", "mission", "districtId", "isVisible", "isSponsor", "questConfiguration", "agePolicies", "organizationCode", "importSource", "importId", "createdAt" FROM `provider`;
--> statement-breakpoint
DROP TABLE `provider`;
--> statement-breakpoint
ALTER TABLE `__new_provider` RENAME TO `provider`;
--> statement-breakpoint
CREATE INDEX `provider_district` ON `provider` (`districtId`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_import` ON `provider` (`importSource`,`importId`);
--> statement-breakpoint
ALTER TABLE `account_token` ADD `logInUntil` integer;
--> statement-breakpoint
CREATE TABLE `__new_session` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`provedAt` integer,
	`usedAt` integer,
	`browserName` text,
	`systemName` text,
	`addressPrefix` text,
	`browserHash` text,
	`endTokenHash` text,
	`secondFactorAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "session_address_prefix" CHECK(length("addressPrefix") <= 9),
	CONSTRAINT "session_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "session_end_token_hash" CHECK(length("endTokenHash") = 64),
	CONSTRAINT "session_expires_in_seconds" CHECK("expiresAt" < 100000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_session`("id", "accountId", "expiresAt", "createdAt", "provedAt") SELECT "id", "accountId", "expiresAt", "createdAt", "provedAt" FROM `session`;
--> statement-breakpoint
DROP TABLE `session`;
--> statement-breakpoint
ALTER TABLE `__new_session` RENAME TO `session`;
--> statement-breakpoint
CREATE INDEX `session_account` ON `session` (`accountId`);
--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expiresAt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_end_token` ON `session` (`endTokenHash`);
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
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.providerId = NEW.id; END;
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
CREATE TRIGGER IF NOT EXISTS quest_words_of_location AFTER UPDATE OF name, address, detail ON location
  WHEN OLD.name <> NEW.name OR OLD.address <> NEW.address OR OLD.detail <> NEW.detail
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.locationId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.locationId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_district AFTER UPDATE OF name ON district WHEN OLD.name <> NEW.name
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.districtId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.districtId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_translation AFTER INSERT ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_changed_translation AFTER UPDATE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_dropped_translation AFTER DELETE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = OLD.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = OLD.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_new_listing AFTER INSERT ON quest_listing
BEGIN INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.id = NEW.id; END;
