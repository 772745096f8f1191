CREATE TABLE `former_address` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`emailAddress` text NOT NULL,
	`emailKey` text NOT NULL,
	`tokenHash` text NOT NULL,
	`changedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "former_address_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "former_address_key_lower" CHECK("emailKey" = lower("emailKey")),
	CONSTRAINT "former_address_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "former_address_lifetime" CHECK("expiresAt" > "changedAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `former_address_token` ON `former_address` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `former_address_account` ON `former_address` (`accountId`);
--> statement-breakpoint
CREATE INDEX `former_address_key` ON `former_address` (`emailKey`);
--> statement-breakpoint
CREATE INDEX `former_address_expiry` ON `former_address` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `closed_account` (
	`accountId` text PRIMARY KEY NOT NULL,
	`emailHash` text NOT NULL,
	`tokenHash` text NOT NULL,
	`heldKeys` text DEFAULT '[]' NOT NULL,
	`closedBy` text NOT NULL,
	`sealed` text NOT NULL,
	`closedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	CONSTRAINT "closed_account_hashes" CHECK(length("emailHash") = 64 AND length("tokenHash") = 64),
	CONSTRAINT "closed_account_held" CHECK(CASE WHEN json_valid("heldKeys") THEN json_type("heldKeys") = 'array' ELSE 0 END),
	CONSTRAINT "closed_account_by" CHECK("closedBy" IN ('owner', 'guardian')),
	CONSTRAINT "closed_account_lifetime" CHECK("expiresAt" > "closedAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `closed_account_email` ON `closed_account` (`emailHash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `closed_account_token` ON `closed_account` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `closed_account_expiry` ON `closed_account` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `proof_code` (
	`sessionId` text PRIMARY KEY NOT NULL,
	`codeHash` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`sessionId`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "proof_code_hash" CHECK(length("codeHash") = 64),
	CONSTRAINT "proof_code_tries" CHECK("tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `proof_code_expiry` ON `proof_code` (`expiresAt`);
--> statement-breakpoint
ALTER TABLE `session` ADD `provedAt` integer;
