CREATE TABLE `calendar_entry` (
	`questId` text NOT NULL,
	`personId` text NOT NULL,
	`uid` text NOT NULL,
	`sequence` integer NOT NULL,
	`changedAt` integer NOT NULL,
	PRIMARY KEY(`questId`, `personId`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_entry_sequence" CHECK("sequence" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `calendar_entry_person` ON `calendar_entry` (`personId`);
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
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_edited_quest AFTER UPDATE OF updatedAt, eventTitle, description, publishingStatus, startedAt, endedAt, locationId ON quest
WHEN NEW."updatedAt" IS NOT OLD."updatedAt" OR NEW."eventTitle" IS NOT OLD."eventTitle" OR NEW."description" IS NOT OLD."description" OR NEW."publishingStatus" IS NOT OLD."publishingStatus" OR NEW."startedAt" IS NOT OLD."startedAt" OR NEW."endedAt" IS NOT OLD."endedAt" OR NEW."locationId" IS NOT OLD."locationId"
BEGIN UPDATE calendar_entry SET "sequence" = max("sequence" + 1, max(0, (NEW."updatedAt" - NEW."createdAt") / 1000)),
"changedAt" = max("changedAt", NEW."updatedAt") WHERE "questId" = NEW."id"; END;
--> statement-breakpoint
INSERT INTO calendar_entry ("questId", "personId", "uid", "sequence", "changedAt")
SELECT held."questId", held."chariteerId",
  iif(EXISTS (SELECT 1 FROM account WHERE account."id" = held."chariteerId"), held."questId", held."questId" || '-' || held."id"),
  max(0, (quest."updatedAt" - quest."createdAt") / 1000), max(quest."updatedAt", held."claimedAt")
FROM contract AS held INNER JOIN quest ON quest."id" = held."questId"
WHERE held."guildId" IS NULL AND held."abandonedAt" IS NULL AND quest."startedAt" IS NOT NULL;
