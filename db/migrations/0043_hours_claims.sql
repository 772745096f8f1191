CREATE TABLE `hours_claim` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`questId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`contractId` text,
	`status` text NOT NULL,
	`actualArrivalAt` integer,
	`actualDepartureAt` integer,
	`words` text,
	`createdAt` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`level` text DEFAULT 'charity' NOT NULL,
	`answeredAt` integer,
	`answeredById` text,
	`answer` text,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hours_claim_kind" CHECK("kind" IN ('dispute', 'presence')),
	CONSTRAINT "hours_claim_status" CHECK("status" IN ('Present', 'Late', 'LeftEarly', 'Excused')),
	CONSTRAINT "hours_claim_state" CHECK("state" IN ('open', 'accepted', 'partly', 'refused')),
	CONSTRAINT "hours_claim_level" CHECK("level" IN ('charity', 'staff')),
	CONSTRAINT "hours_claim_words" CHECK(length("words") BETWEEN 1 AND 300),
	CONSTRAINT "hours_claim_answer" CHECK(length("answer") <= 300),
	CONSTRAINT "hours_claim_answered" CHECK("state" = 'open' OR "answeredAt" IS NOT NULL),
	CONSTRAINT "hours_claim_order" CHECK("actualDepartureAt" >= "actualArrivalAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `hours_claim_open` ON `hours_claim` (`questId`,`chariteerId`) WHERE "state" = 'open';
--> statement-breakpoint
CREATE INDEX `hours_claim_person` ON `hours_claim` (`chariteerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `hours_claim_quest` ON `hours_claim` (`questId`);
--> statement-breakpoint
CREATE INDEX `hours_claim_contract` ON `hours_claim` (`contractId`);
--> statement-breakpoint
CREATE INDEX `hours_claim_staff` ON `hours_claim` (`createdAt`) WHERE "state" = 'open' AND "level" = 'staff';
