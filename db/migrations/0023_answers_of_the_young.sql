CREATE TABLE `__new_place_hold` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`reason` text NOT NULL,
	`browserHash` text,
	`addressKey` text,
	`networkHash` text,
	`chariteerId` text,
	`answers` text,
	`heldAt` integer NOT NULL,
	`endsAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "place_hold_reason" CHECK("reason" IN ('joining', 'guardian')),
	CONSTRAINT "place_hold_order" CHECK("endsAt" > "heldAt"),
	CONSTRAINT "place_hold_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "place_hold_network_hash" CHECK(length("networkHash") = 64),
	CONSTRAINT "place_hold_of_browser" CHECK("reason" <> 'joining' OR "browserHash" IS NOT NULL),
	CONSTRAINT "place_hold_answers" CHECK("answers" IS NULL OR "reason" = 'guardian'),
	CONSTRAINT "place_hold_of_young" CHECK("reason" <> 'guardian' OR "chariteerId" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_place_hold`("id", "questId", "reason", "browserHash", "addressKey", "networkHash", "chariteerId", "heldAt", "endsAt") SELECT "id", "questId", "reason", "browserHash", "addressKey", "networkHash", "chariteerId", "heldAt", "endsAt" FROM `place_hold`;
--> statement-breakpoint
DROP TABLE `place_hold`;
--> statement-breakpoint
ALTER TABLE `__new_place_hold` RENAME TO `place_hold`;
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
