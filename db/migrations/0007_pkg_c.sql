CREATE TABLE `email_change` (
	`accountId` text PRIMARY KEY NOT NULL,
	`emailAddress` text NOT NULL,
	`tokenHash` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_change_address" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "email_change_hash" CHECK(length("tokenHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_change_token` ON `email_change` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `email_change_expiry` ON `email_change` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `held_username` (
	`usernameKey` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_username_key_lower" CHECK("usernameKey" = lower("usernameKey"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `held_username_account` ON `held_username` (`accountId`);
--> statement-breakpoint
CREATE TABLE `known_browser` (
	`tokenHash` text NOT NULL,
	`accountId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`tokenHash`, `accountId`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "known_browser_hash" CHECK(length("tokenHash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `known_browser_account` ON `known_browser` (`accountId`,`expiresAt`);
--> statement-breakpoint
CREATE INDEX `known_browser_expiry` ON `known_browser` (`expiresAt`);
--> statement-breakpoint
ALTER TABLE `chariteer` ADD `birthDateCorrectedAt` integer;
--> statement-breakpoint
-- data steps of pkg_c
-- A charity's account has got its password by a link to that address: it is confirmed, and goes on being let in.
UPDATE `contact_email` SET "verificationStatus" = 'Confirmed' WHERE "verificationStatus" = 'Unverified' AND EXISTS (
	SELECT 1 FROM `account` WHERE account."id" = contact_email."accountId" AND account."accountType" = 'Provider'
		AND account."passwordHash" IS NOT NULL AND account."emailKey" = lower(contact_email."emailAddress")
);
