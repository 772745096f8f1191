CREATE TABLE `support_ask` (
	`accountId` text PRIMARY KEY NOT NULL,
	`askedAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `quest` ADD `announcedAt` integer;
--> statement-breakpoint
-- By hand: what everybody can open now was announced, and so was a cancelled quest that somebody was on.
UPDATE `quest` SET `announcedAt` = `updatedAt` WHERE `publishingStatus` IN ('Published', 'Unlisted')
  OR (`publishingStatus` = 'Cancelled' AND EXISTS (SELECT 1 FROM `contract` WHERE `contract`.`questId` = `quest`.`id`));
--> statement-breakpoint
-- By hand: the table is not made anew, so its triggers (db/triggers.ts) are not appended of themselves.
CREATE TRIGGER IF NOT EXISTS quest_announced_at_insert AFTER INSERT ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_announced_at_update AFTER UPDATE OF publishingStatus ON quest
WHEN NEW.announcedAt IS NULL AND NEW.publishingStatus IN ('Published', 'Unlisted')
BEGIN UPDATE quest SET announcedAt = NEW.updatedAt WHERE id = NEW.id; END;
