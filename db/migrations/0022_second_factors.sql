CREATE TABLE `factor_recovery` (
	`accountId` text PRIMARY KEY NOT NULL,
	`askedAt` integer NOT NULL,
	`grantedAt` integer,
	`grantedById` text,
	`endsAt` integer,
	`takenAt` integer,
	`keptSecret` text,
	`tokenHash` text,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grantedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "factor_recovery_hash" CHECK("tokenHash" IS NULL OR length("tokenHash") = 64),
	CONSTRAINT "factor_recovery_granted" CHECK(("grantedAt" IS NULL) = ("endsAt" IS NULL)),
	CONSTRAINT "factor_recovery_linked" CHECK(("grantedAt" IS NULL) = ("tokenHash" IS NULL)),
	CONSTRAINT "factor_recovery_waits" CHECK("endsAt" IS NULL OR "endsAt" >= "grantedAt" + 86400000),
	CONSTRAINT "factor_recovery_over" CHECK("takenAt" IS NULL OR ("endsAt" IS NOT NULL AND "takenAt" >= "endsAt"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_recovery_token` ON `factor_recovery` (`tokenHash`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_asked` ON `factor_recovery` (`askedAt`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_end` ON `factor_recovery` (`takenAt`,`endsAt`);
--> statement-breakpoint
CREATE INDEX `factor_recovery_granted_by` ON `factor_recovery` (`grantedById`);
--> statement-breakpoint
CREATE TABLE `one_time_password` (
	`accountId` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`createdAt` integer NOT NULL,
	`confirmedAt` integer,
	`lastStep` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "one_time_password_step" CHECK("lastStep" >= 0),
	CONSTRAINT "one_time_password_order" CHECK("confirmedAt" IS NULL OR "confirmedAt" >= "createdAt")
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_log_in` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pending_log_in_id" CHECK(length("id") = 64),
	CONSTRAINT "pending_log_in_tries" CHECK("tries" >= 0),
	CONSTRAINT "pending_log_in_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `pending_log_in_account` ON `pending_log_in` (`accountId`);
--> statement-breakpoint
CREATE INDEX `pending_log_in_expiry` ON `pending_log_in` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`accountId` text NOT NULL,
	`codeHash` text NOT NULL,
	PRIMARY KEY(`accountId`, `codeHash`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recovery_code_hash" CHECK(length("codeHash") = 64)
) STRICT;
--> statement-breakpoint
ALTER TABLE `provider` ADD `demandsSecondFactor` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `session` ADD `secondFactorAt` integer;
