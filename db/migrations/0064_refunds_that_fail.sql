ALTER TABLE `payment_return` ADD `chargeId` text;
--> statement-breakpoint
CREATE INDEX `payment_return_charge` ON `payment_return` (`chargeId`);
--> statement-breakpoint
DROP TRIGGER IF EXISTS calendar_entry_of_edited_quest;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS calendar_entry_of_edited_quest AFTER UPDATE OF updatedAt, eventTitle, description, publishingStatus, startedAt, endedAt, locationId ON quest
WHEN NEW."updatedAt" IS NOT OLD."updatedAt" OR NEW."eventTitle" IS NOT OLD."eventTitle" OR NEW."description" IS NOT OLD."description" OR NEW."publishingStatus" IS NOT OLD."publishingStatus" OR NEW."startedAt" IS NOT OLD."startedAt" OR NEW."endedAt" IS NOT OLD."endedAt" OR NEW."locationId" IS NOT OLD."locationId"
BEGIN INSERT INTO calendar_entry ("questId", "personId", "uid", "sequence", "changedAt")
SELECT OLD."id", 'public', 'public-' || OLD."id", max(0, (OLD."updatedAt" - OLD."createdAt") / 1000),
OLD."updatedAt" WHERE OLD."publishingStatus" = 'Published' ON CONFLICT DO NOTHING;
UPDATE calendar_entry SET "sequence" = max("sequence" + 1, max(0, (NEW."updatedAt" - NEW."createdAt") / 1000)),
"changedAt" = max("changedAt", NEW."updatedAt") WHERE "questId" = NEW."id"; END;
