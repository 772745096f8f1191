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
CREATE TABLE `__new_quest_translation` (
	`questId` text NOT NULL,
	`locale` text NOT NULL,
	`eventTitle` text NOT NULL,
	`description` text NOT NULL,
	`firstMinutes` text DEFAULT '' NOT NULL,
	`equipment` text DEFAULT '' NOT NULL,
	`sourceDigest` text NOT NULL,
	`updatedAt` integer NOT NULL,
	PRIMARY KEY(`questId`, `locale`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quest_translation_locale" CHECK(length("locale") BETWEEN 2 AND 8),
	CONSTRAINT "quest_translation_title" CHECK(length("eventTitle") BETWEEN 1 AND 25),
	CONSTRAINT "quest_translation_description" CHECK(length("description") BETWEEN 0 AND 10000),
	CONSTRAINT "quest_translation_first_minutes" CHECK(length("firstMinutes") BETWEEN 0 AND 300),
	CONSTRAINT "quest_translation_equipment" CHECK(length("equipment") BETWEEN 0 AND 1000),
	CONSTRAINT "quest_translation_digest" CHECK(length("sourceDigest") BETWEEN 1 AND 64)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_quest_translation`("questId", "locale", "eventTitle", "description", "sourceDigest", "updatedAt") SELECT "questId", "locale", "eventTitle", "description", "sourceDigest", "updatedAt" FROM `quest_translation`;
--> statement-breakpoint
DROP TABLE `quest_translation`;
--> statement-breakpoint
ALTER TABLE `__new_quest_translation` RENAME TO `quest_translation`;
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
