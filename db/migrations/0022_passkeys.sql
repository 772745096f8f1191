CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`credentialId` text NOT NULL,
	`publicKey` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backedUp` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_credential_id" CHECK(length("credentialId") BETWEEN 1 AND 1400),
	CONSTRAINT "passkey_public_key" CHECK(length("publicKey") BETWEEN 1 AND 4000),
	CONSTRAINT "passkey_counter" CHECK("counter" >= 0),
	CONSTRAINT "passkey_transports" CHECK(CASE WHEN json_valid("transports") THEN json_type("transports") = 'array' ELSE 0 END),
	CONSTRAINT "passkey_name" CHECK(length("name") BETWEEN 1 AND 60),
	CONSTRAINT "passkey_backed_up" CHECK("backedUp" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credentialId`);
--> statement-breakpoint
CREATE INDEX `passkey_account` ON `passkey` (`accountId`,`createdAt`);
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`challengeHash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`boundTo` text NOT NULL,
	`expiresAt` integer NOT NULL,
	CONSTRAINT "passkey_challenge_hashes" CHECK(length("challengeHash") = 64 AND length("boundTo") = 64),
	CONSTRAINT "passkey_challenge_purpose" CHECK("purpose" IN ('add', 'log-in', 'prove'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `passkey_challenge_expiry` ON `passkey_challenge` (`expiresAt`);
