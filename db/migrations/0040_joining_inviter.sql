CREATE TABLE `__new_joining` (
	`id` text PRIMARY KEY NOT NULL,
	`browserHash` text NOT NULL,
	`address` text NOT NULL,
	`addressKey` text NOT NULL,
	`questId` text,
	`inviterId` text,
	`codeHash` text,
	`formerCodeHashes` text DEFAULT '[]' NOT NULL,
	`linkHash` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`sentAt` integer NOT NULL,
	`codeExpiresAt` integer NOT NULL,
	`enteredAt` integer,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`inviterId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "joining_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "joining_code_hash" CHECK(length("codeHash") = 64),
	CONSTRAINT "joining_former_codes" CHECK(CASE WHEN json_valid("formerCodeHashes") THEN json_type("formerCodeHashes") = 'array' ELSE 0 END),
	CONSTRAINT "joining_link_hash" CHECK(length("linkHash") = 64),
	CONSTRAINT "joining_tries" CHECK("tries" >= 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_joining`("id", "browserHash", "address", "addressKey", "questId", "inviterId", "codeHash", "formerCodeHashes", "linkHash", "tries", "createdAt", "sentAt", "codeExpiresAt", "enteredAt", "expiresAt") SELECT "id", "browserHash", "address", "addressKey", "questId", "inviterId", "codeHash", "formerCodeHashes", "linkHash", "tries", "createdAt", "sentAt", "codeExpiresAt", "enteredAt", "expiresAt" FROM `joining`;
--> statement-breakpoint
DROP TABLE `joining`;
--> statement-breakpoint
ALTER TABLE `__new_joining` RENAME TO `joining`;
--> statement-breakpoint
CREATE UNIQUE INDEX `joining_browser` ON `joining` (`browserHash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `joining_link` ON `joining` (`linkHash`);
--> statement-breakpoint
CREATE INDEX `joining_quest` ON `joining` (`questId`);
--> statement-breakpoint
CREATE INDEX `joining_inviter` ON `joining` (`inviterId`);
--> statement-breakpoint
CREATE INDEX `joining_expiry` ON `joining` (`expiresAt`);
