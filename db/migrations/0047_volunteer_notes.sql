CREATE TABLE `labelled_volunteer` (
	`labelId` text NOT NULL,
	`chariteerId` text NOT NULL,
	PRIMARY KEY(`labelId`, `chariteerId`),
	FOREIGN KEY (`labelId`) REFERENCES `volunteer_label`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `labelled_volunteer_chariteer` ON `labelled_volunteer` (`chariteerId`);
--> statement-breakpoint
CREATE TABLE `volunteer_label` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`name` text NOT NULL,
	`foldedName` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "volunteer_label_name_length" CHECK(length("name") BETWEEN 1 AND 120)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `volunteer_label_name` ON `volunteer_label` (`providerId`,`foldedName`);
--> statement-breakpoint
CREATE TABLE `volunteer_note` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`authorId` text,
	`text` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`authorId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "volunteer_note_text" CHECK(length("text") BETWEEN 1 AND 4000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `volunteer_note_chariteer` ON `volunteer_note` (`chariteerId`,`providerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `volunteer_note_provider` ON `volunteer_note` (`providerId`);
--> statement-breakpoint
CREATE INDEX `volunteer_note_author` ON `volunteer_note` (`authorId`);
