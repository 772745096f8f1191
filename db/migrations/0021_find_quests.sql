CREATE TABLE `quest_listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`providerId` text NOT NULL,
	`districtId` text NOT NULL,
	`locationId` text,
	`category` text NOT NULL,
	`shareOfMinimum` integer NOT NULL,
	`needsPeople` integer NOT NULL,
	`isForChildren` integer,
	`isForBeginners` integer NOT NULL,
	`isAtHome` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`districtId`) REFERENCES `district`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `quest_listing_quest` ON `quest_listing` (`questId`);
--> statement-breakpoint
CREATE INDEX `quest_listing_provider` ON `quest_listing` (`providerId`);
--> statement-breakpoint
CREATE INDEX `quest_listing_district` ON `quest_listing` (`districtId`);
--> statement-breakpoint
CREATE INDEX `quest_listing_location` ON `quest_listing` (`locationId`);
--> statement-breakpoint
CREATE INDEX `quest_listing_category` ON `quest_listing` (`category`);
--> statement-breakpoint
CREATE INDEX `quest_listing_share` ON `quest_listing` (`shareOfMinimum`);
--> statement-breakpoint
CREATE INDEX `quest_listing_needs` ON `quest_listing` (`needsPeople`) WHERE "needsPeople" = 1;
--> statement-breakpoint
CREATE INDEX `quest_listing_children` ON `quest_listing` (`isForChildren`);
--> statement-breakpoint
CREATE INDEX `quest_listing_beginners` ON `quest_listing` (`isForBeginners`) WHERE "isForBeginners" = 1;
--> statement-breakpoint
CREATE INDEX `quest_listing_at_home` ON `quest_listing` (`isAtHome`) WHERE "isAtHome" = 1;
--> statement-breakpoint
CREATE INDEX `location_point` ON `location` (`latitude`,`longitude`);
--> statement-breakpoint
CREATE VIRTUAL TABLE quest_words USING fts5(title, description, charity, type, place,
  tokenize = "unicode61 remove_diacritics 2", prefix = '3');
--> statement-breakpoint
INSERT INTO quest_words (quest_words, rank) VALUES ('secure-delete', 1);
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
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''),
    replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' '), giver.name, row.category,
    coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.providerId = NEW.id; END;
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
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_old_listing AFTER DELETE ON quest_listing
BEGIN DELETE FROM quest_words WHERE rowid = OLD.id; END;
--> statement-breakpoint
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
  WHERE listed.publishingStatus = 'Published' AND (listed.startedAt IS NULL OR listed.startedAt > unixepoch() * 1000 - 86400000);
