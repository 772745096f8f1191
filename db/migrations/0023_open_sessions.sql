CREATE TABLE `__new_session` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`provedAt` integer,
	`usedAt` integer,
	`browserName` text,
	`systemName` text,
	`addressPrefix` text,
	`browserHash` text,
	`endTokenHash` text,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "session_address_prefix" CHECK(length("addressPrefix") <= 9),
	CONSTRAINT "session_browser_hash" CHECK(length("browserHash") = 64),
	CONSTRAINT "session_end_token_hash" CHECK(length("endTokenHash") = 64),
	CONSTRAINT "session_expires_in_seconds" CHECK("expiresAt" < 100000000000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_session`("id", "accountId", "expiresAt", "createdAt", "provedAt") SELECT "id", "accountId", "expiresAt", "createdAt", "provedAt" FROM `session`;
--> statement-breakpoint
DROP TABLE `session`;
--> statement-breakpoint
ALTER TABLE `__new_session` RENAME TO `session`;
--> statement-breakpoint
CREATE INDEX `session_account` ON `session` (`accountId`);
--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expiresAt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_end_token` ON `session` (`endTokenHash`);
