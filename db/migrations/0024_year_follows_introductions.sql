CREATE TABLE `follow` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`providerId` text,
	`category` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "follow_category" CHECK("category" IN ('beast', 'blood', 'body', 'craft', 'cure', 'defender', 'earth', 'fire', 'food', 'garment', 'hygiene', 'life', 'mind', 'nature', 'shadow', 'soul', 'speech', 'storm', 'time', 'toxin', 'treasure', 'voyage', 'war', 'water', 'youth')),
	CONSTRAINT "follow_one_thing" CHECK(("providerId" IS NULL) <> ("category" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_charity` ON `follow` (`accountId`,`providerId`);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_type` ON `follow` (`accountId`,`category`);
--> statement-breakpoint
CREATE INDEX `follow_provider` ON `follow` (`providerId`);
--> statement-breakpoint
CREATE TABLE `follow_news` (
	`accountId` text PRIMARY KEY NOT NULL,
	`chosenAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `friend_invitation` (
	`invitedId` text NOT NULL,
	`questId` text NOT NULL,
	`inviterId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`thankedAt` integer,
	PRIMARY KEY(`invitedId`, `questId`),
	FOREIGN KEY (`invitedId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviterId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `friend_invitation_thanked` ON `friend_invitation` (`inviterId`,`invitedId`) WHERE "thankedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `friend_invitation_inviter` ON `friend_invitation` (`inviterId`);
--> statement-breakpoint
CREATE INDEX `friend_invitation_quest` ON `friend_invitation` (`questId`);
--> statement-breakpoint
CREATE TABLE `shared_year` (
	`accountId` text NOT NULL,
	`year` integer NOT NULL,
	`tokenHash` text NOT NULL,
	`sharedAt` integer NOT NULL,
	PRIMARY KEY(`accountId`, `year`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "shared_year_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "shared_year_year" CHECK("year" BETWEEN 2000 AND 9999)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_year_token` ON `shared_year` (`tokenHash`);
--> statement-breakpoint
CREATE TABLE `__new_chariteer` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text,
	`emailAddress` text,
	`phoneNumber` text,
	`dateOfBirth` text,
	`playerAccountType` text DEFAULT 'Chariteer' NOT NULL,
	`nameFirst` text,
	`nameMiddle` text,
	`nameLast` text,
	`emergencyContactName` text,
	`emergencyContactNumber` text,
	`zipCode` text,
	`subscriptionStatus` text DEFAULT 'unsubscribed' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`hidesUsername` integer DEFAULT false NOT NULL,
	`privacyChosenAt` integer,
	`profileParts` text,
	`profileAgreedAt` integer,
	`introduction` text,
	`isIntroduced` integer DEFAULT false NOT NULL,
	`hidesPictures` integer DEFAULT false NOT NULL,
	`celebratedTypes` text,
	`createdAt` integer NOT NULL,
	`removedAt` integer,
	`birthDateCorrectedAt` integer,
	CONSTRAINT "chariteer_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "chariteer_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "chariteer_phone" CHECK("phoneNumber" GLOB 'sealed:1:*' OR (length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*' AND "phoneNumber" NOT GLOB '1*')),
	CONSTRAINT "chariteer_birth" CHECK(date("dateOfBirth") IS "dateOfBirth"),
	CONSTRAINT "chariteer_account_type" CHECK("playerAccountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "chariteer_emergency_name" CHECK("emergencyContactName" GLOB 'sealed:1:*' OR (length("emergencyContactName") BETWEEN 1 AND 255)),
	CONSTRAINT "chariteer_emergency_phone" CHECK("emergencyContactNumber" GLOB 'sealed:1:*' OR (length("emergencyContactNumber") = 10 AND "emergencyContactNumber" NOT GLOB '*[^0-9]*' AND "emergencyContactNumber" NOT GLOB '1*')),
	CONSTRAINT "chariteer_zip" CHECK("zipCode" IS NULL OR (length("zipCode") = 5 AND "zipCode" NOT GLOB '*[^0-9]*')),
	CONSTRAINT "chariteer_subscription" CHECK("subscriptionStatus" IN ('unsubscribed', 'silver', 'gold')),
	CONSTRAINT "chariteer_languages" CHECK(CASE WHEN json_valid("languages") THEN json_type("languages") = 'array' ELSE 0 END),
	CONSTRAINT "chariteer_hides_username" CHECK("hidesUsername" IN (0, 1)),
	CONSTRAINT "chariteer_profile_parts" CHECK("profileParts" IS NULL OR (CASE WHEN json_valid("profileParts") THEN json_type("profileParts") = 'array' ELSE 0 END)),
	CONSTRAINT "chariteer_introduction" CHECK(length("introduction") BETWEEN 1 AND 140),
	CONSTRAINT "chariteer_introduced" CHECK("isIntroduced" IN (0, 1) AND ("isIntroduced" = 0 OR "introduction" IS NOT NULL)),
	CONSTRAINT "chariteer_hides_pictures" CHECK("hidesPictures" IN (0, 1)),
	CONSTRAINT "chariteer_celebrated_types" CHECK("celebratedTypes" IS NULL OR (CASE WHEN json_valid("celebratedTypes") THEN json_type("celebratedTypes") = 'array' ELSE 0 END)),
	CONSTRAINT "chariteer_personal_until_removal" CHECK(CASE WHEN "removedAt" IS NULL THEN "username" IS NOT NULL AND "emailAddress" IS NOT NULL AND "dateOfBirth" IS NOT NULL AND "nameFirst" IS NOT NULL AND "nameLast" IS NOT NULL ELSE "username" IS NULL AND "emailAddress" IS NULL AND "dateOfBirth" IS NULL AND "nameFirst" IS NULL AND "nameLast" IS NULL AND "nameMiddle" IS NULL AND "phoneNumber" IS NULL AND "emergencyContactName" IS NULL AND "emergencyContactNumber" IS NULL AND "zipCode" IS NULL AND "introduction" IS NULL END)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_chariteer`("id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "zipCode", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt") SELECT "id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "zipCode", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt" FROM `chariteer`;
--> statement-breakpoint
DROP TABLE `chariteer`;
--> statement-breakpoint
ALTER TABLE `__new_chariteer` RENAME TO `chariteer`;
--> statement-breakpoint
ALTER TABLE `joining` ADD `inviterId` text REFERENCES account(id);
--> statement-breakpoint
CREATE INDEX `joining_inviter` ON `joining` (`inviterId`);
