CREATE TABLE `refused_invitation` (
	`mailboxHash` text PRIMARY KEY NOT NULL,
	`refusedAt` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `volunteer_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`name` text,
	`emailAddress` text NOT NULL,
	`emailKey` text NOT NULL,
	`labelIds` text NOT NULL,
	`invitedById` text,
	`createdAt` integer NOT NULL,
	`mailAt` integer,
	`expiresAt` integer NOT NULL,
	`declinedAt` integer,
	`acceptedById` text,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`acceptedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "volunteer_invitation_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "volunteer_invitation_key_of_email" CHECK("emailKey" = lower("emailAddress")),
	CONSTRAINT "volunteer_invitation_name" CHECK("name" IS NULL OR (length("name") BETWEEN 1 AND 120)),
	CONSTRAINT "volunteer_invitation_labels" CHECK(CASE WHEN json_valid("labelIds") THEN json_type("labelIds") = 'array' ELSE 0 END),
	CONSTRAINT "volunteer_invitation_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `volunteer_invitation_address` ON `volunteer_invitation` (`providerId`,`emailKey`);
--> statement-breakpoint
CREATE INDEX `volunteer_invitation_key` ON `volunteer_invitation` (`emailKey`);
--> statement-breakpoint
CREATE INDEX `volunteer_invitation_due` ON `volunteer_invitation` (`mailAt`) WHERE "mailAt" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `volunteer_invitation_expiry` ON `volunteer_invitation` (`expiresAt`);
--> statement-breakpoint
CREATE INDEX `volunteer_invitation_inviter` ON `volunteer_invitation` (`invitedById`);
--> statement-breakpoint
CREATE INDEX `volunteer_invitation_acceptor` ON `volunteer_invitation` (`acceptedById`);
