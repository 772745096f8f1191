CREATE TABLE `shared_recap` (
	`providerId` text NOT NULL,
	`period` text NOT NULL,
	`tokenHash` text NOT NULL,
	`sharedAt` integer NOT NULL,
	PRIMARY KEY(`providerId`, `period`),
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "shared_recap_hash" CHECK(length("tokenHash") = 64),
	CONSTRAINT "shared_recap_period" CHECK("period" GLOB '[0-9][0-9][0-9][0-9]' OR date("period" || '-01') IS "period" || '-01')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_recap_token` ON `shared_recap` (`tokenHash`);
