CREATE TABLE `child_record` (
	`chariteerId` text PRIMARY KEY NOT NULL,
	`guardianAccountId` text NOT NULL,
	`signedName` text NOT NULL,
	`textVersion` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guardianAccountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "child_record_signed" CHECK(length("signedName") BETWEEN 1 AND 255)
) STRICT;
--> statement-breakpoint
CREATE INDEX `child_record_guardian` ON `child_record` (`guardianAccountId`);
--> statement-breakpoint
CREATE TABLE `guardian_browser` (
	`id` text PRIMARY KEY NOT NULL,
	`linkId` text NOT NULL,
	`keyHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`linkId`) REFERENCES `guardian_link`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_browser_hash" CHECK(length("keyHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_browser_key` ON `guardian_browser` (`keyHash`);
--> statement-breakpoint
CREATE INDEX `guardian_browser_link` ON `guardian_browser` (`linkId`);
--> statement-breakpoint
CREATE TABLE `guardian_link` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`kind` text NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`usedAt` integer,
	`codeHash` text,
	`codeExpiresAt` integer,
	`codeTries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_link_kind" CHECK("kind" IN ('decision', 'standing')),
	CONSTRAINT "guardian_link_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "guardian_link_lifetime" CHECK("expiresAt" > "createdAt"),
	CONSTRAINT "guardian_link_code" CHECK(("codeHash" IS NULL) = ("codeExpiresAt" IS NULL)),
	CONSTRAINT "guardian_link_tries" CHECK("codeTries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_link_token` ON `guardian_link` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `guardian_link_chariteer` ON `guardian_link` (`chariteerId`);
--> statement-breakpoint
CREATE INDEX `guardian_link_expiry` ON `guardian_link` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `supervision` (
	`id` text PRIMARY KEY NOT NULL,
	`contractId` text NOT NULL,
	`supervisorId` text,
	`guardianName` text,
	`state` text NOT NULL,
	`createdAt` integer NOT NULL,
	`waitsUntil` integer,
	`isCurrent` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supervisorId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "supervision_state" CHECK("state" IN ('asked', 'agreed', 'left')),
	CONSTRAINT "supervision_is_current" CHECK("isCurrent" IN (0, 1)),
	CONSTRAINT "supervision_one" CHECK("supervisorId" IS NULL OR "guardianName" IS NULL),
	CONSTRAINT "supervision_guardian_name" CHECK(length("guardianName") BETWEEN 1 AND 255),
	CONSTRAINT "supervision_waits" CHECK(("state" = 'agreed') = ("waitsUntil" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `supervision_current` ON `supervision` (`contractId`) WHERE "isCurrent" = 1;
--> statement-breakpoint
CREATE INDEX `supervision_contract` ON `supervision` (`contractId`);
--> statement-breakpoint
CREATE INDEX `supervision_supervisor` ON `supervision` (`supervisorId`,`state`);
--> statement-breakpoint
CREATE INDEX `supervision_waiting` ON `supervision` (`waitsUntil`);
--> statement-breakpoint
CREATE TABLE `__new_guardian_consent` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`guardianName` text NOT NULL,
	`guardianEmail` text NOT NULL,
	`mailboxKey` text NOT NULL,
	`state` text NOT NULL,
	`linkSentAt` integer,
	`consentedAt` integer,
	`endedAt` integer,
	`signedName` text,
	`allowsProfile` integer DEFAULT false NOT NULL,
	`tickUntil` integer,
	`textVersion` text NOT NULL,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guardian_consent_name" CHECK(length("guardianName") BETWEEN 1 AND 255),
	CONSTRAINT "guardian_consent_email" CHECK("guardianEmail" LIKE '_%@_%' AND length("guardianEmail") <= 254),
	CONSTRAINT "guardian_consent_mailbox_lower" CHECK("mailboxKey" = lower("mailboxKey")),
	CONSTRAINT "guardian_consent_state" CHECK("state" IN ('asked', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "guardian_consent_given" CHECK("state" <> 'given' OR "consentedAt" IS NOT NULL),
	CONSTRAINT "guardian_consent_ended" CHECK(("state" IN ('refused', 'withdrawn')) = ("endedAt" IS NOT NULL)),
	CONSTRAINT "guardian_consent_profile" CHECK("allowsProfile" IN (0, 1)),
	CONSTRAINT "guardian_consent_profile_of_given" CHECK("allowsProfile" = 0 OR "state" = 'given')
) STRICT;
--> statement-breakpoint
-- data steps of pkg_f: what was a tick counts for quests that start within 14 days; the sweep sends the links.
INSERT INTO `__new_guardian_consent`("id", "chariteerId", "guardianName", "guardianEmail", "mailboxKey", "state", "linkSentAt", "consentedAt", "endedAt", "signedName", "allowsProfile", "tickUntil", "textVersion") SELECT "id", "chariteerId", "guardianName", "guardianEmail", lower("guardianEmail"), 'asked', NULL, "consentedAt", NULL, NULL, 0, unixepoch() * 1000 + 1209600000, "textVersion" FROM `guardian_consent` WHERE "id" IN (SELECT max("id") FROM `guardian_consent` GROUP BY "chariteerId");
--> statement-breakpoint
DROP TABLE `guardian_consent`;
--> statement-breakpoint
ALTER TABLE `__new_guardian_consent` RENAME TO `guardian_consent`;
--> statement-breakpoint
CREATE UNIQUE INDEX `guardian_consent_chariteer` ON `guardian_consent` (`chariteerId`);
--> statement-breakpoint
CREATE INDEX `guardian_consent_mailbox` ON `guardian_consent` (`mailboxKey`);
--> statement-breakpoint
CREATE INDEX `guardian_consent_tick` ON `guardian_consent` (`tickUntil`);
