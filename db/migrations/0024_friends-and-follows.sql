CREATE TABLE `follow` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`providerId` text,
	`category` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "follow_category" CHECK("category" IN ('beast', 'blood', 'body', 'craft', 'cure', 'defender', 'earth', 'fire', 'food', 'garment', 'hygiene', 'life', 'mind', 'nature', 'shadow', 'soul', 'speech', 'storm', 'time', 'toxin', 'treasure', 'voyage', 'war', 'water', 'youth')),
	CONSTRAINT "follow_one_thing" CHECK(("providerId" IS NULL) <> ("category" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_charity` ON `follow` (`accountId`,`providerId`);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_type` ON `follow` (`accountId`,`category`);
--> statement-breakpoint
CREATE INDEX `follow_provider` ON `follow` (`providerId`);
--> statement-breakpoint
CREATE TABLE `follow_news` (
	`accountId` text PRIMARY KEY NOT NULL,
	`chosenAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `friend_invitation` (
	`invitedId` text NOT NULL,
	`questId` text NOT NULL,
	`inviterId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`thankedAt` integer,
	PRIMARY KEY(`invitedId`, `questId`),
	FOREIGN KEY (`invitedId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviterId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `friend_invitation_thanked` ON `friend_invitation` (`inviterId`,`invitedId`) WHERE "thankedAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `friend_invitation_inviter` ON `friend_invitation` (`inviterId`);
--> statement-breakpoint
CREATE INDEX `friend_invitation_quest` ON `friend_invitation` (`questId`);
--> statement-breakpoint
ALTER TABLE `joining` ADD `inviterId` text REFERENCES account(id);
--> statement-breakpoint
CREATE INDEX `joining_inviter` ON `joining` (`inviterId`);
