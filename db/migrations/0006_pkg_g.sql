CREATE TABLE `contact_closure` (
	`chariteerId` text NOT NULL,
	`providerId` text NOT NULL,
	`closedAt` integer NOT NULL,
	PRIMARY KEY(`chariteerId`, `providerId`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_closure_provider` ON `contact_closure` (`providerId`);
