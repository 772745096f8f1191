ALTER TABLE `quest` ADD `slotStartedAt` integer;
--> statement-breakpoint
ALTER TABLE `quest` ADD `slotLocationId` text;
--> statement-breakpoint
UPDATE "quest" SET "slotStartedAt" = "startedAt", "slotLocationId" = "locationId"
WHERE "templateQuestId" IS NOT NULL AND "startedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `quest_template_slot` ON `quest` (`templateQuestId`,`slotStartedAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_about` ON `outbox_message` (`aboutPersonId`) WHERE "aboutPersonId" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `reservation_request_asked_by` ON `reservation_request` (`askedById`);
