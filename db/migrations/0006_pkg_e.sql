CREATE TABLE `ban_question` (
	`id` text PRIMARY KEY NOT NULL,
	`chariteerId` text NOT NULL,
	`rootId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`answer` text,
	`answeredAt` integer,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rootId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_question_answer" CHECK("answer" IN ('same', 'different')),
	CONSTRAINT "ban_question_answered" CHECK(("answer" IS NULL) = ("answeredAt" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ban_question_person` ON `ban_question` (`chariteerId`,`rootId`);
--> statement-breakpoint
CREATE INDEX `ban_question_root` ON `ban_question` (`rootId`);
--> statement-breakpoint
CREATE TABLE `ban_trace` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`rootId` text,
	`bannedAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`rootId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_trace_lifetime" CHECK("expiresAt" > "bannedAt")
) STRICT;
--> statement-breakpoint
CREATE INDEX `ban_trace_provider` ON `ban_trace` (`providerId`);
--> statement-breakpoint
CREATE INDEX `ban_trace_root` ON `ban_trace` (`rootId`);
--> statement-breakpoint
CREATE INDEX `ban_trace_expiry` ON `ban_trace` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `ban_trace_mark` (
	`traceId` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`traceId`, `kind`, `hash`),
	FOREIGN KEY (`traceId`) REFERENCES `ban_trace`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ban_trace_mark_kind" CHECK("kind" IN ('address', 'person', 'phone')),
	CONSTRAINT "ban_trace_mark_hash_length" CHECK(length("hash") = 64)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ban_trace_mark_hash` ON `ban_trace_mark` (`kind`,`hash`);
--> statement-breakpoint
CREATE TABLE `group_invitation` (
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
	CONSTRAINT "group_invitation_username" CHECK(length("username") BETWEEN 3 AND 20 AND "username" NOT GLOB '*[^A-Za-z0-9]*'),
	CONSTRAINT "group_invitation_username_key" CHECK("usernameKey" = lower("username")),
	CONSTRAINT "group_invitation_lifetime" CHECK("expiresAt" > "createdAt")
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `group_invitation_name` ON `group_invitation` (`groupId`,`usernameKey`);
--> statement-breakpoint
CREATE INDEX `group_invitation_role_of_group` ON `group_invitation` (`groupId`,`roleId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_account` ON `group_invitation` (`accountId`);
--> statement-breakpoint
CREATE INDEX `group_invitation_inviter` ON `group_invitation` (`invitedById`);
--> statement-breakpoint
CREATE INDEX `group_invitation_expiry` ON `group_invitation` (`expiresAt`);
--> statement-breakpoint
CREATE TABLE `young_message` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`recipientId` text NOT NULL,
	`senderId` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`recipientId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "young_message_kind" CHECK("kind" IN ('training', 'removal', 'block', 'message')),
	CONSTRAINT "young_message_length" CHECK(length("body") BETWEEN 1 AND 10000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `young_message_provider` ON `young_message` (`providerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `young_message_recipient` ON `young_message` (`recipientId`);
--> statement-breakpoint
CREATE INDEX `young_message_sender` ON `young_message` (`senderId`);
--> statement-breakpoint
CREATE INDEX `young_message_age` ON `young_message` (`createdAt`);
--> statement-breakpoint
ALTER TABLE `provider_ban` ADD `traceId` text REFERENCES ban_trace(id);
--> statement-breakpoint
CREATE INDEX `provider_ban_trace` ON `provider_ban` (`traceId`);
--> statement-breakpoint
CREATE TABLE `__new_orientation` (
	`id` text PRIMARY KEY NOT NULL,
	`templateId` text,
	`providerId` text NOT NULL,
	`chariteerId` text,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`ageThreshold` integer,
	`estimatedTime` integer,
	`estimatedCost` integer,
	`url` text,
	`isAboutSafety` integer DEFAULT false NOT NULL,
	`fulfilledBy` text DEFAULT 'Applying' NOT NULL,
	`note` text,
	`startedAt` integer,
	`resolution` text,
	`resolvedAt` integer,
	`expiredAt` integer,
	FOREIGN KEY (`templateId`) REFERENCES `orientation`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "orientation_name_length" CHECK(length("name") BETWEEN 1 AND 200),
	CONSTRAINT "orientation_note_length" CHECK(length("note") BETWEEN 0 AND 299),
	CONSTRAINT "orientation_resolution" CHECK("resolution" IN ('Interested', 'Provisional', 'Complete', 'Failed', 'Withdrawn')),
	CONSTRAINT "orientation_age_threshold" CHECK("ageThreshold" BETWEEN 0 AND 120),
	CONSTRAINT "orientation_time" CHECK("estimatedTime" >= 0),
	CONSTRAINT "orientation_cost" CHECK("estimatedCost" >= 0),
	CONSTRAINT "orientation_is_about_safety" CHECK("isAboutSafety" IN (0, 1)),
	CONSTRAINT "orientation_fulfilled_by" CHECK("fulfilledBy" IN ('Applying', 'Complete')),
	CONSTRAINT "orientation_safety_is_completed" CHECK("isAboutSafety" = 0 OR "fulfilledBy" = 'Complete'),
	CONSTRAINT "orientation_person_or_template" CHECK(("templateId" IS NULL) = ("chariteerId" IS NULL)),
	CONSTRAINT "orientation_resolution_of_person" CHECK(("templateId" IS NULL) = ("resolution" IS NULL)),
	CONSTRAINT "orientation_start_of_person" CHECK("templateId" IS NULL OR "startedAt" IS NOT NULL)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_orientation`("id", "templateId", "providerId", "chariteerId", "name", "description", "ageThreshold", "estimatedTime", "estimatedCost", "url", "note", "startedAt", "resolution", "resolvedAt", "expiredAt") SELECT "id", "templateId", "providerId", "chariteerId", "name", "description", "ageThreshold", "estimatedTime", "estimatedCost", "url", "note", "startedAt", "resolution", "resolvedAt", "expiredAt" FROM `orientation`;
--> statement-breakpoint
DROP TABLE `orientation`;
--> statement-breakpoint
ALTER TABLE `__new_orientation` RENAME TO `orientation`;
--> statement-breakpoint
CREATE INDEX `orientation_person` ON `orientation` (`chariteerId`,`providerId`);
--> statement-breakpoint
CREATE INDEX `orientation_person_training` ON `orientation` (`chariteerId`,`templateId`,`startedAt`);
--> statement-breakpoint
CREATE INDEX `orientation_provider` ON `orientation` (`providerId`,`templateId`);
--> statement-breakpoint
CREATE INDEX `orientation_template` ON `orientation` (`templateId`);
