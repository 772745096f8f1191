CREATE TABLE `quest_import` (
	`questId` text PRIMARY KEY NOT NULL,
	`importSource` text NOT NULL,
	`importId` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quest_import_content" CHECK(CASE WHEN json_valid("content") THEN json_type("content") = 'object' ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `quest_import_source` ON `quest_import` (`importSource`,`importId`);
