CREATE TABLE `quest_translation` (
	`questId` text NOT NULL,
	`locale` text NOT NULL,
	`eventTitle` text NOT NULL,
	`description` text NOT NULL,
	`sourceDigest` text NOT NULL,
	`updatedAt` integer NOT NULL,
	PRIMARY KEY(`questId`, `locale`),
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quest_translation_locale" CHECK(length("locale") BETWEEN 2 AND 8),
	CONSTRAINT "quest_translation_title" CHECK(length("eventTitle") BETWEEN 1 AND 25),
	CONSTRAINT "quest_translation_description" CHECK(length("description") BETWEEN 0 AND 10000),
	CONSTRAINT "quest_translation_digest" CHECK(length("sourceDigest") BETWEEN 1 AND 64)
) STRICT;
