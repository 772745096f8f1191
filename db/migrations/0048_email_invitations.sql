CREATE TABLE `__new_group_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`groupId` text NOT NULL,
	`roleId` text NOT NULL,
	`username` text NOT NULL,
	`usernameKey` text NOT NULL,
	`accountId` text,
	`invitedById` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`declinedAt` integer,
	FOREIGN KEY (`groupId`) REFERENCES `member_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitedById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`groupId`,`roleId`) REFERENCES `group_role`(`groupId`,`roleId`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_invitation_username" CHECK((length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*') OR ("username" LIKE '_%@_%' AND length("username") <= 254)),
	CONSTRAINT "group_invitation_username_key" CHECK("usernameKey" = lower("username")),
	CONSTRAINT "group_invitation_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_group_invitation`("id", "groupId", "roleId", "username", "usernameKey", "accountId", "invitedById", "createdAt", "expiresAt", "declinedAt") SELECT "id", "groupId", "roleId", "username", "usernameKey", "accountId", "invitedById", "createdAt", "expiresAt", "declinedAt" FROM `group_invitation`;
--> statement-breakpoint
DROP TABLE `group_invitation`;
--> statement-breakpoint
ALTER TABLE `__new_group_invitation` RENAME TO `group_invitation`;
--> statement-breakpoint
CREATE UNIQUE INDEX `group_invitation_name` ON `group_invitation` (`groupId`,`usernameKey`);
--> statement-breakpoint
CREATE INDEX `group_invitation_role_of_group` ON `group_invitation` (`groupId`,`roleId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_account` ON `group_invitation` (`accountId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_key` ON `group_invitation` (`usernameKey`);
--> statement-breakpoint
CREATE INDEX `group_invitation_inviter` ON `group_invitation` (`invitedById`);
--> statement-breakpoint
CREATE INDEX `group_invitation_expiry` ON `group_invitation` (`expiresAt`);
