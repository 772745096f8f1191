CREATE TABLE `__new_walk_in` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`key` text NOT NULL,
	`ageBand` text NOT NULL,
	`nameFirst` text,
	`lastInitial` text,
	`email` text,
	`guardianName` text,
	`guardianEmail` text,
	`locale` text NOT NULL,
	`claimHash` text,
	`consentHash` text,
	`consentUntil` integer,
	`consent` text,
	`arrivedAt` integer,
	`createdAt` integer NOT NULL,
	`claimedAt` integer,
	`papersSeenAt` integer,
	`papersSeenById` text,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`papersSeenById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "walk_in_band" CHECK("ageBand" IN ('ADULT', 'AGE_14_17', 'AGE_10_13', 'UNDER_10')),
	CONSTRAINT "walk_in_name" CHECK(length("nameFirst") BETWEEN 1 AND 30),
	CONSTRAINT "walk_in_initial" CHECK(("nameFirst" IS NULL) = ("lastInitial" IS NULL)),
	CONSTRAINT "walk_in_claim_hash" CHECK(length("claimHash") = 64),
	CONSTRAINT "walk_in_consent_hash" CHECK(length("consentHash") = 64),
	CONSTRAINT "walk_in_papers" CHECK("papersSeenById" IS NULL OR "papersSeenAt" IS NOT NULL),
	CONSTRAINT "walk_in_consent" CHECK("consent" IN ('asked', 'given', 'refused')),
	CONSTRAINT "walk_in_guardian" CHECK(("ageBand" = 'ADULT') = ("consent" IS NULL)),
	CONSTRAINT "walk_in_guardian_there" CHECK("ageBand" = 'ADULT' OR "nameFirst" IS NULL OR "guardianEmail" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_walk_in`("id", "questId", "key", "ageBand", "nameFirst", "lastInitial", "email", "guardianName", "guardianEmail", "locale", "claimHash", "consentHash", "consentUntil", "consent", "arrivedAt", "createdAt", "claimedAt") SELECT "id", "questId", "key", "ageBand", "nameFirst", "lastInitial", "email", "guardianName", "guardianEmail", "locale", "claimHash", "consentHash", "consentUntil", "consent", "arrivedAt", "createdAt", "claimedAt" FROM `walk_in`;
--> statement-breakpoint
DROP TABLE `walk_in`;
--> statement-breakpoint
ALTER TABLE `__new_walk_in` RENAME TO `walk_in`;
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_key` ON `walk_in` (`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_claim` ON `walk_in` (`claimHash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `walk_in_consent_link` ON `walk_in` (`consentHash`);
--> statement-breakpoint
CREATE INDEX `walk_in_quest` ON `walk_in` (`questId`);
--> statement-breakpoint
CREATE INDEX `walk_in_papers` ON `walk_in` (`papersSeenById`);
--> statement-breakpoint
CREATE INDEX `walk_in_named` ON `walk_in` (`createdAt`) WHERE "nameFirst" IS NOT NULL;
