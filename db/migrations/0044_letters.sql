CREATE TABLE `letter` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`providerId` text,
	`isByCharity` integer NOT NULL,
	`firstDay` text NOT NULL,
	`lastDay` text NOT NULL,
	`variant` text NOT NULL,
	`locale` text NOT NULL,
	`paper` text NOT NULL,
	`codeHash` text NOT NULL,
	`code` text NOT NULL,
	`contentHash` text NOT NULL,
	`minutes` integer NOT NULL,
	`issuedAt` integer NOT NULL,
	`revokedAt` integer,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "letter_days" CHECK(date("firstDay") IS "firstDay" AND date("lastDay") IS "lastDay" AND "firstDay" <= "lastDay"),
	CONSTRAINT "letter_variant" CHECK("variant" IN ('school', 'court', 'employer')),
	CONSTRAINT "letter_locale" CHECK("locale" IN ('en', 'es')),
	CONSTRAINT "letter_paper" CHECK("paper" IN ('letter', 'a4')),
	CONSTRAINT "letter_hashes" CHECK(length("codeHash") = 64 AND length("contentHash") = 64),
	CONSTRAINT "letter_minutes" CHECK("minutes" > 0),
	CONSTRAINT "letter_by_charity" CHECK("isByCharity" IN (0, 1) AND ("isByCharity" = 0 OR "providerId" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_code` ON `letter` (`codeHash`);
--> statement-breakpoint
CREATE INDEX `letter_chariteer` ON `letter` (`chariteerId`,`issuedAt`);
--> statement-breakpoint
CREATE INDEX `letter_provider` ON `letter` (`providerId`);
