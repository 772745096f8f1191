CREATE TABLE `charity_document` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`audience` text NOT NULL,
	`validMonths` integer,
	`isForAll` integer NOT NULL,
	`version` integer NOT NULL,
	`countsFrom` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "charity_document_audience" CHECK("audience" IN ('everyone', 'adults', 'minors')),
	CONSTRAINT "charity_document_for_all" CHECK("isForAll" IN (0, 1)),
	CONSTRAINT "charity_document_months" CHECK("validMonths" IS NULL OR "validMonths" BETWEEN 1 AND 120),
	CONSTRAINT "charity_document_versions" CHECK("countsFrom" BETWEEN 1 AND "version")
) STRICT;
--> statement-breakpoint
CREATE INDEX `charity_document_provider` ON `charity_document` (`providerId`);
--> statement-breakpoint
CREATE TABLE `document_requirement` (
	`documentId` text NOT NULL,
	`questId` text NOT NULL,
	PRIMARY KEY(`questId`, `documentId`),
	FOREIGN KEY (`documentId`) REFERENCES `charity_document`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `document_requirement_document` ON `document_requirement` (`documentId`);
--> statement-breakpoint
CREATE TABLE `document_signature` (
	`id` text PRIMARY KEY NOT NULL,
	`versionId` text NOT NULL,
	`versionHash` text NOT NULL,
	`chariteerId` text NOT NULL,
	`role` text NOT NULL,
	`way` text NOT NULL,
	`signedName` text NOT NULL,
	`signedAt` integer NOT NULL,
	`expiresAt` integer,
	`addressPrefix` text,
	`seenById` text,
	FOREIGN KEY (`versionId`) REFERENCES `document_version`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`seenById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "document_signature_role" CHECK("role" IN ('self', 'guardian')),
	CONSTRAINT "document_signature_way" CHECK("way" IN ('site', 'paper')),
	CONSTRAINT "document_signature_name" CHECK(length("signedName") BETWEEN 3 AND 120),
	CONSTRAINT "document_signature_hash" CHECK(length("versionHash") = 64),
	CONSTRAINT "document_signature_end" CHECK("expiresAt" IS NULL OR "expiresAt" > "signedAt"),
	CONSTRAINT "document_signature_paper" CHECK("seenById" IS NULL OR "way" = 'paper')
) STRICT;
--> statement-breakpoint
CREATE INDEX `document_signature_person` ON `document_signature` (`chariteerId`,`versionId`);
--> statement-breakpoint
CREATE INDEX `document_signature_version` ON `document_signature` (`versionId`,`signedAt`);
--> statement-breakpoint
CREATE INDEX `document_signature_seen` ON `document_signature` (`seenById`);
--> statement-breakpoint
CREATE TABLE `document_version` (
	`id` text PRIMARY KEY NOT NULL,
	`documentId` text NOT NULL,
	`number` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`hash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`createdById` text,
	FOREIGN KEY (`documentId`) REFERENCES `charity_document`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`createdById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "document_version_number" CHECK("number" >= 1),
	CONSTRAINT "document_version_title" CHECK(length("title") BETWEEN 1 AND 80),
	CONSTRAINT "document_version_text" CHECK(length("text") BETWEEN 1 AND 20000),
	CONSTRAINT "document_version_hash" CHECK(length("hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `document_version_number` ON `document_version` (`documentId`,`number`);
--> statement-breakpoint
CREATE INDEX `document_version_author` ON `document_version` (`createdById`);
--> statement-breakpoint
CREATE TABLE `check_requirement` (
	`questId` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`questId`, `kind`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "check_requirement_kind" CHECK("kind" IN ('backgroundCheck', 'foodHandler'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `person_check` (
	`providerId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`kind` text NOT NULL,
	`checkedAt` integer NOT NULL,
	`checkedById` text,
	`endsAt` integer NOT NULL,
	PRIMARY KEY(`chariteerId`, `providerId`, `kind`),
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`checkedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "person_check_kind" CHECK("kind" IN ('backgroundCheck', 'foodHandler'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `person_check_provider` ON `person_check` (`providerId`,`endsAt`);
--> statement-breakpoint
CREATE INDEX `person_check_checker` ON `person_check` (`checkedById`);
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
	CONSTRAINT "waiting_person_refusal" CHECK("refusedAs" IN ('LOG_IN', 'TEMPLATE', 'CANCELLED', 'OVER', 'SIGNED_UP', 'NO_VOLUNTEER_RECORD', 'BANNED', 'GUARDIAN_PENDING', 'GUARDIAN_CONSENT_MISSING', 'RESERVED', 'FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED', 'TOO_YOUNG', 'TOO_OLD', 'CREDENTIAL_REQUIRED', 'DOCUMENT_REQUIRED', 'RECORD_INCOMPLETE', 'HYBRID_ROLE', 'SUPPLY_REQUEST', 'WITH_SUPERVISION', 'OPEN')),
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
CREATE TRIGGER IF NOT EXISTS document_signature_no_update
BEFORE UPDATE OF id, versionId, versionHash, role, way, signedName, signedAt, expiresAt, addressPrefix ON document_signature
BEGIN SELECT RAISE(ABORT, 'document_signature is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS document_version_no_update
BEFORE UPDATE OF id, documentId, number, title, text, hash, createdAt ON document_version
BEGIN SELECT RAISE(ABORT, 'document_version is never changed'); END;
