CREATE TABLE `picture` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`place` text NOT NULL,
	`questId` text,
	`altText` text NOT NULL,
	`color` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "picture_id" CHECK(length("id") = 32 AND "id" NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "picture_place" CHECK("place" IN ('COVER', 'LOGO', 'QUEST')),
	CONSTRAINT "picture_place_of_quest" CHECK(("place" = 'QUEST') = ("questId" IS NOT NULL)),
	CONSTRAINT "picture_alt_text" CHECK(length("altText") BETWEEN 1 AND 200),
	CONSTRAINT "picture_color" CHECK(length("color") = 7 AND "color" GLOB '#[0-9a-f]*' AND substr("color", 2) NOT GLOB '*[^0-9a-f]*'),
	CONSTRAINT "picture_size" CHECK("width" BETWEEN 1 AND 4000 AND "height" BETWEEN 1 AND 4000),
	CONSTRAINT "picture_bytes" CHECK("bytes" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `picture_provider` ON `picture` (`providerId`);
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_of_charity` ON `picture` (`providerId`,`place`) WHERE "questId" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `picture_of_quest` ON `picture` (`questId`);
