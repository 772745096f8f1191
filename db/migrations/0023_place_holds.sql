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
