CREATE TABLE `recap_total` (
	`providerId` text NOT NULL,
	`period` text NOT NULL,
	`volunteerCount` integer NOT NULL,
	`newVolunteerCount` integer NOT NULL,
	`retainedVolunteerCount` integer NOT NULL,
	`serviceMinutes` integer NOT NULL,
	PRIMARY KEY(`providerId`, `period`),
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recap_total_period" CHECK("period" GLOB '[0-9][0-9][0-9][0-9]' OR date("period" || '-01') IS "period" || '-01'),
	CONSTRAINT "recap_total_counts" CHECK("volunteerCount" >= 0 AND "newVolunteerCount" >= 0 AND "retainedVolunteerCount" >= 0 AND "serviceMinutes" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `recap_volunteer` (
	`providerId` text NOT NULL,
	`period` text NOT NULL,
	`chariteerId` text NOT NULL,
	`completedQuests` integer NOT NULL,
	`serviceMinutes` integer NOT NULL,
	`absentCount` integer NOT NULL,
	`lateDropCount` integer NOT NULL,
	`isNew` integer NOT NULL,
	`isRetained` integer NOT NULL,
	PRIMARY KEY(`providerId`, `period`, `chariteerId`),
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "recap_volunteer_period" CHECK("period" GLOB '[0-9][0-9][0-9][0-9]' OR date("period" || '-01') IS "period" || '-01'),
	CONSTRAINT "recap_volunteer_counts" CHECK("completedQuests" >= 0 AND "serviceMinutes" >= 0 AND "absentCount" >= 0 AND "lateDropCount" >= 0),
	CONSTRAINT "recap_volunteer_is_new" CHECK("isNew" IN (0, 1)),
	CONSTRAINT "recap_volunteer_is_retained" CHECK("isRetained" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `recap_volunteer_chariteer` ON `recap_volunteer` (`chariteerId`);
--> statement-breakpoint
INSERT INTO setting ("key", "value", "updatedAt") SELECT 'recapToRebuild', 'true', 0 WHERE EXISTS (SELECT 1 FROM contract);
