CREATE TABLE `__new_account` (
	`id` text PRIMARY KEY NOT NULL,
	`displayName` text NOT NULL,
	`username` text NOT NULL,
	`usernameKey` text NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`passwordHash` text,
	`accountType` text NOT NULL,
	`providerId` text,
	`isStaff` integer DEFAULT false NOT NULL,
	`isBanned` integer DEFAULT false NOT NULL,
	`banReason` text,
	`entityId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`nameFirst` text,
	`nameLast` text,
	`phoneNumber` text,
	`dateOfBirth` text,
	`isPasswordShort` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "account_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "account_username_key_lower" CHECK("usernameKey" = lower("username")),
	CONSTRAINT "account_email" CHECK("email" LIKE '_%@_%' AND length("email") <= 254),
	CONSTRAINT "account_email_typo" CHECK("emailKey" NOT LIKE '%.con'),
	CONSTRAINT "account_email_key_lower" CHECK("emailKey" = lower("emailKey")),
	CONSTRAINT "account_type" CHECK("accountType" IN ('Chariteer', 'Provider')),
	CONSTRAINT "account_provider_type" CHECK("providerId" IS NULL OR "accountType" = 'Provider'),
	CONSTRAINT "account_is_staff" CHECK("isStaff" IN (0, 1)),
	CONSTRAINT "account_is_banned" CHECK("isBanned" IN (0, 1)),
	CONSTRAINT "account_phone" CHECK("phoneNumber" GLOB 'sealed:1:*' OR (length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*' AND "phoneNumber" NOT GLOB '1*')),
	CONSTRAINT "account_birth" CHECK(date("dateOfBirth") IS "dateOfBirth")
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_account`("id", "displayName", "username", "usernameKey", "email", "emailKey", "passwordHash", "accountType", "providerId", "isStaff", "isBanned", "banReason", "entityId", "createdAt", "nameFirst", "nameLast", "phoneNumber", "dateOfBirth", "isPasswordShort") SELECT "id", "displayName", "username", "usernameKey", "email", "emailKey", "passwordHash", "accountType", "providerId", "isStaff", "isBanned", "banReason", "entityId", "createdAt", "nameFirst", "nameLast", "phoneNumber", "dateOfBirth", "isPasswordShort" FROM `account`;
--> statement-breakpoint
DROP TABLE `account`;
--> statement-breakpoint
ALTER TABLE `__new_account` RENAME TO `account`;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_username_key` ON `account` (`usernameKey`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_email_key` ON `account` (`emailKey`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_entity` ON `account` (`entityId`);
--> statement-breakpoint
CREATE INDEX `account_provider` ON `account` (`providerId`);
--> statement-breakpoint
CREATE INDEX `account_staff` ON `account` (`isStaff`) WHERE "isStaff" = 1;
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
	`subscriptionStatus` text DEFAULT 'unsubscribed' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`hidesUsername` integer DEFAULT false NOT NULL,
	`privacyChosenAt` integer,
	`profileParts` text,
	`profileAgreedAt` integer,
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
	CONSTRAINT "chariteer_subscription" CHECK("subscriptionStatus" IN ('unsubscribed', 'silver', 'gold')),
	CONSTRAINT "chariteer_languages" CHECK(CASE WHEN json_valid("languages") THEN json_type("languages") = 'array' ELSE 0 END),
	CONSTRAINT "chariteer_hides_username" CHECK("hidesUsername" IN (0, 1)),
	CONSTRAINT "chariteer_profile_parts" CHECK("profileParts" IS NULL OR (CASE WHEN json_valid("profileParts") THEN json_type("profileParts") = 'array' ELSE 0 END)),
	CONSTRAINT "chariteer_personal_until_removal" CHECK(CASE WHEN "removedAt" IS NULL THEN "username" IS NOT NULL AND "emailAddress" IS NOT NULL AND "phoneNumber" IS NOT NULL AND "dateOfBirth" IS NOT NULL AND "nameFirst" IS NOT NULL AND "nameLast" IS NOT NULL ELSE "username" IS NULL AND "emailAddress" IS NULL AND "phoneNumber" IS NULL AND "dateOfBirth" IS NULL AND "nameFirst" IS NULL AND "nameLast" IS NULL AND "nameMiddle" IS NULL AND "emergencyContactName" IS NULL AND "emergencyContactNumber" IS NULL END)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_chariteer`("id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt") SELECT "id", "username", "emailAddress", "phoneNumber", "dateOfBirth", "playerAccountType", "nameFirst", "nameMiddle", "nameLast", "emergencyContactName", "emergencyContactNumber", "subscriptionStatus", "languages", "hidesUsername", "privacyChosenAt", "profileParts", "profileAgreedAt", "createdAt", "removedAt", "birthDateCorrectedAt" FROM `chariteer`;
--> statement-breakpoint
DROP TABLE `chariteer`;
--> statement-breakpoint
ALTER TABLE `__new_chariteer` RENAME TO `chariteer`;
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
	CONSTRAINT "guardian_consent_name" CHECK("guardianName" GLOB 'sealed:1:*' OR (length("guardianName") BETWEEN 1 AND 255)),
	CONSTRAINT "guardian_consent_email" CHECK("guardianEmail" GLOB 'sealed:1:*' OR ("guardianEmail" LIKE '_%@_%' AND length("guardianEmail") <= 254)),
	CONSTRAINT "guardian_consent_mailbox_lower" CHECK("mailboxKey" = lower("mailboxKey")),
	CONSTRAINT "guardian_consent_state" CHECK("state" IN ('asked', 'given', 'refused', 'withdrawn')),
	CONSTRAINT "guardian_consent_given" CHECK("state" <> 'given' OR "consentedAt" IS NOT NULL),
	CONSTRAINT "guardian_consent_ended" CHECK(("state" IN ('refused', 'withdrawn')) = ("endedAt" IS NOT NULL)),
	CONSTRAINT "guardian_consent_profile" CHECK("allowsProfile" IN (0, 1)),
	CONSTRAINT "guardian_consent_profile_of_given" CHECK("allowsProfile" = 0 OR "state" = 'given')
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_guardian_consent`("id", "chariteerId", "guardianName", "guardianEmail", "mailboxKey", "state", "linkSentAt", "consentedAt", "endedAt", "signedName", "allowsProfile", "tickUntil", "textVersion") SELECT "id", "chariteerId", "guardianName", "guardianEmail", "mailboxKey", "state", "linkSentAt", "consentedAt", "endedAt", "signedName", "allowsProfile", "tickUntil", "textVersion" FROM `guardian_consent`;
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
--> statement-breakpoint
CREATE TABLE `__new_charity_request` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL,
	`charityName` text NOT NULL,
	`place` text NOT NULL,
	`contactName` text NOT NULL,
	`emailAddress` text NOT NULL,
	`phoneNumber` text NOT NULL,
	`message` text NOT NULL,
	CONSTRAINT "charity_request_charity_name" CHECK(length("charityName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_place" CHECK(length("place") BETWEEN 1 AND 200),
	CONSTRAINT "charity_request_contact_name" CHECK(length("contactName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "charity_request_phone" CHECK("phoneNumber" GLOB 'sealed:1:*' OR (length("phoneNumber") BETWEEN 0 AND 40)),
	CONSTRAINT "charity_request_message" CHECK(length("message") BETWEEN 1 AND 2000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_charity_request`("id", "createdAt", "charityName", "place", "contactName", "emailAddress", "phoneNumber", "message") SELECT "id", "createdAt", "charityName", "place", "contactName", "emailAddress", "phoneNumber", "message" FROM `charity_request`;
--> statement-breakpoint
DROP TABLE `charity_request`;
--> statement-breakpoint
ALTER TABLE `__new_charity_request` RENAME TO `charity_request`;
--> statement-breakpoint
CREATE INDEX `charity_request_age` ON `charity_request` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `__new_supervision` (
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
	CONSTRAINT "supervision_guardian_name" CHECK("guardianName" GLOB 'sealed:1:*' OR (length("guardianName") BETWEEN 1 AND 255)),
	CONSTRAINT "supervision_waits" CHECK(("state" = 'agreed') = ("waitsUntil" IS NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_supervision`("id", "contractId", "supervisorId", "guardianName", "state", "createdAt", "waitsUntil", "isCurrent") SELECT "id", "contractId", "supervisorId", "guardianName", "state", "createdAt", "waitsUntil", "isCurrent" FROM `supervision`;
--> statement-breakpoint
DROP TABLE `supervision`;
--> statement-breakpoint
ALTER TABLE `__new_supervision` RENAME TO `supervision`;
--> statement-breakpoint
CREATE UNIQUE INDEX `supervision_current` ON `supervision` (`contractId`) WHERE "isCurrent" = 1;
--> statement-breakpoint
CREATE INDEX `supervision_contract` ON `supervision` (`contractId`);
--> statement-breakpoint
CREATE INDEX `supervision_supervisor` ON `supervision` (`supervisorId`,`state`);
--> statement-breakpoint
CREATE INDEX `supervision_waiting` ON `supervision` (`waitsUntil`);
