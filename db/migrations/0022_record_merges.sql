CREATE TABLE `person_mark` (
	`chariteerId` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`keyMark` text NOT NULL,
	PRIMARY KEY(`chariteerId`, `kind`, `hash`),
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "person_mark_kind" CHECK("kind" IN ('address', 'person', 'phone')),
	CONSTRAINT "person_mark_hash_length" CHECK(length("hash") = 64),
	CONSTRAINT "person_mark_key" CHECK(length("keyMark") = 8)
) STRICT;
--> statement-breakpoint
CREATE INDEX `person_mark_hash` ON `person_mark` (`kind`,`hash`,`chariteerId`);
--> statement-breakpoint
CREATE TABLE `merged_key` (
	`hash` text NOT NULL,
	`mergeId` text NOT NULL,
	PRIMARY KEY(`hash`, `mergeId`),
	FOREIGN KEY (`mergeId`) REFERENCES `record_merge`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "merged_key_hash" CHECK(length("hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `merged_key_merge` ON `merged_key` (`mergeId`);
--> statement-breakpoint
CREATE TABLE `record_merge` (
	`id` text PRIMARY KEY NOT NULL,
	`keptId` text NOT NULL,
	`droppedId` text NOT NULL,
	`mergedById` text,
	`sealed` text,
	`mergedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`undoneAt` integer,
	FOREIGN KEY (`keptId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`droppedId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mergedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "record_merge_two" CHECK("keptId" <> "droppedId"),
	CONSTRAINT "record_merge_sealed" CHECK(("sealed" IS NULL) = ("undoneAt" IS NOT NULL)),
	CONSTRAINT "record_merge_lifetime" CHECK("expiresAt" > "mergedAt"),
	CONSTRAINT "record_merge_undone" CHECK("undoneAt" BETWEEN "mergedAt" AND "expiresAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `record_merge_kept` ON `record_merge` (`keptId`);
--> statement-breakpoint
CREATE INDEX `record_merge_dropped` ON `record_merge` (`droppedId`);
--> statement-breakpoint
CREATE INDEX `record_merge_by` ON `record_merge` (`mergedById`);
--> statement-breakpoint
CREATE INDEX `record_merge_expiry` ON `record_merge` (`expiresAt`);
--> statement-breakpoint
CREATE INDEX `record_merge_age` ON `record_merge` (`mergedAt`);
