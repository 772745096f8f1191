CREATE TABLE `job_run` (
	`name` text NOT NULL,
	`slot` integer NOT NULL,
	`leasedUntil` integer NOT NULL,
	`startedAt` integer NOT NULL,
	`doneAt` integer,
	`handled` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`lastFailure` text,
	PRIMARY KEY(`name`, `slot`),
	CONSTRAINT "job_run_name" CHECK(length("name") BETWEEN 1 AND 60),
	CONSTRAINT "job_run_counts" CHECK("handled" >= 0 AND "failures" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `job_run_age` ON `job_run` (`slot`);
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`kind` text NOT NULL,
	`class` text NOT NULL,
	`wordsId` text NOT NULL,
	`questId` text,
	`createdAt` integer NOT NULL,
	`readAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`wordsId`) REFERENCES `message_words`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `message_inbox` ON `message` (`accountId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `message_unread` ON `message` (`accountId`) WHERE "readAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `message_quest` ON `message` (`questId`);
--> statement-breakpoint
CREATE INDEX `message_words_id` ON `message` (`wordsId`);
--> statement-breakpoint
CREATE INDEX `message_age` ON `message` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `message_choice` (
	`accountId` text NOT NULL,
	`class` text NOT NULL,
	`channel` text NOT NULL,
	`isOn` integer NOT NULL,
	`changedAt` integer NOT NULL,
	PRIMARY KEY(`accountId`, `class`, `channel`),
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "message_choice_class" CHECK("class" IN ('must', 'wanted', 'news')),
	CONSTRAINT "message_choice_channel" CHECK("channel" IN ('email', 'text', 'push')),
	CONSTRAINT "message_choice_is_on" CHECK("isOn" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE TABLE `message_words` (
	`id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`createdAt` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `message_words_age` ON `message_words` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text NOT NULL,
	`endpoint` text NOT NULL,
	`endpointKey` text NOT NULL,
	`keys` text NOT NULL,
	`browser` text NOT NULL,
	`browserHash` text,
	`createdAt` integer NOT NULL,
	`lastSentAt` integer,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_subscription_browser" CHECK(length("browser") BETWEEN 1 AND 80)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint` ON `push_subscription` (`endpointKey`);
--> statement-breakpoint
CREATE INDEX `push_subscription_account` ON `push_subscription` (`accountId`);
--> statement-breakpoint
CREATE INDEX `push_subscription_browser_hash` ON `push_subscription` (`browserHash`);
--> statement-breakpoint
CREATE TABLE `said_once` (
	`key` text PRIMARY KEY NOT NULL,
	`saidAt` integer NOT NULL,
	CONSTRAINT "said_once_key" CHECK(length("key") BETWEEN 1 AND 200)
) STRICT;
--> statement-breakpoint
CREATE INDEX `said_once_age` ON `said_once` (`saidAt`);
--> statement-breakpoint
CREATE TABLE `short_link` (
	`code` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`madeAt` integer NOT NULL,
	CONSTRAINT "short_link_path" CHECK("path" GLOB '/*' AND "path" NOT GLOB '//*' AND instr("path", char(63)) = 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `short_link_age` ON `short_link` (`madeAt`);
--> statement-breakpoint
CREATE TABLE `text_number` (
	`accountId` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`numberKey` text NOT NULL,
	`state` text NOT NULL,
	`codeHash` text,
	`codeUntil` integer,
	`codeAttempts` integer DEFAULT 0 NOT NULL,
	`agreedAt` integer,
	`agreedVersion` text,
	`agreedLocale` text,
	`stoppedAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`accountId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "text_number_state" CHECK("state" IN ('asked', 'confirmed', 'stopped')),
	CONSTRAINT "text_number_code" CHECK(("codeHash" IS NULL) = ("codeUntil" IS NULL)),
	CONSTRAINT "text_number_attempts" CHECK("codeAttempts" BETWEEN 0 AND 10),
	CONSTRAINT "text_number_agreed" CHECK("state" = 'asked' OR "agreedAt" IS NOT NULL),
	CONSTRAINT "text_number_stopped" CHECK(("state" = 'stopped') = ("stoppedAt" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE INDEX `text_number_key` ON `text_number` (`numberKey`);
--> statement-breakpoint
CREATE TABLE `call_mark` (
	`noticeId` text NOT NULL,
	`chariteerId` text NOT NULL,
	`calledById` text,
	`calledAt` integer NOT NULL,
	PRIMARY KEY(`noticeId`, `chariteerId`),
	FOREIGN KEY (`noticeId`) REFERENCES `quest_notice`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`chariteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`calledById`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `call_mark_chariteer` ON `call_mark` (`chariteerId`);
--> statement-breakpoint
CREATE INDEX `call_mark_caller` ON `call_mark` (`calledById`);
--> statement-breakpoint
CREATE TABLE `provider_messaging` (
	`providerId` text PRIMARY KEY NOT NULL,
	`answersTo` text,
	`reminders` text,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "provider_messaging_answers" CHECK("answersTo" IS NULL OR ("answersTo" LIKE '_%@_%' AND length("answersTo") <= 254)),
	CONSTRAINT "provider_messaging_reminders" CHECK("reminders" IS NULL OR (CASE WHEN json_valid("reminders") THEN json_type("reminders") = 'array' ELSE 0 END))
) STRICT;
--> statement-breakpoint
CREATE TABLE `quest_feedback` (
	`contractId` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`wouldComeAgain` integer NOT NULL,
	`words` text,
	`answeredAt` integer NOT NULL,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "quest_feedback_would" CHECK("wouldComeAgain" IN (0, 1)),
	CONSTRAINT "quest_feedback_words" CHECK("words" IS NULL OR length("words") BETWEEN 1 AND 280)
) STRICT;
--> statement-breakpoint
CREATE INDEX `quest_feedback_quest` ON `quest_feedback` (`questId`);
--> statement-breakpoint
CREATE TABLE `quest_message` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`kind` text NOT NULL,
	`authorId` text,
	`volunteerId` text,
	`audience` text,
	`answersId` text,
	`body` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`volunteerId`) REFERENCES `chariteer`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "quest_message_kind" CHECK("kind" IN ('to-people', 'from-volunteer', 'answer')),
	CONSTRAINT "quest_message_audience" CHECK("audience" IS NULL OR "audience" IN ('everybody', 'waiting', 'chosen')),
	CONSTRAINT "quest_message_to_people" CHECK(("kind" = 'to-people') = ("audience" IS NOT NULL)),
	CONSTRAINT "quest_message_one" CHECK(("kind" = 'to-people') = ("volunteerId" IS NULL)),
	CONSTRAINT "quest_message_answer" CHECK(("kind" = 'answer') = ("answersId" IS NOT NULL)),
	CONSTRAINT "quest_message_length" CHECK(length("body") BETWEEN 1 AND 1000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `quest_message_quest` ON `quest_message` (`questId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `quest_message_volunteer` ON `quest_message` (`volunteerId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `quest_message_author` ON `quest_message` (`authorId`);
--> statement-breakpoint
CREATE INDEX `quest_message_age` ON `quest_message` (`createdAt`);
--> statement-breakpoint
CREATE TABLE `quest_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`questId` text NOT NULL,
	`kind` text NOT NULL,
	`words` text,
	`senderId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`senderId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "quest_notice_kind" CHECK("kind" IN ('cancelled', 'reinstated', 'moved')),
	CONSTRAINT "quest_notice_words" CHECK("words" IS NULL OR length("words") BETWEEN 1 AND 500)
) STRICT;
--> statement-breakpoint
CREATE INDEX `quest_notice_quest` ON `quest_notice` (`questId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `quest_notice_sender` ON `quest_notice` (`senderId`);
--> statement-breakpoint
CREATE TABLE `stamp_reminders` (
	`stampId` text PRIMARY KEY NOT NULL,
	`reminders` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`stampId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stamp_reminders_list" CHECK(CASE WHEN json_valid("reminders") THEN json_type("reminders") = 'array' ELSE 0 END)
) STRICT;
--> statement-breakpoint
CREATE TABLE `__new_outbox_message` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`recipientKey` text NOT NULL,
	`sealed` text,
	`contentUntil` integer NOT NULL,
	`aboutId` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`urgency` integer DEFAULT 2 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`deferrals` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` integer NOT NULL,
	`leasedUntil` integer,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`sentAt` integer,
	`ownerId` text,
	`messageId` text,
	`class` text,
	`questId` text,
	`aboutPersonId` text,
	`locale` text,
	`changes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`ownerId`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`messageId`) REFERENCES `message`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`questId`) REFERENCES `quest`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "outbox_message_channel" CHECK("channel" IN ('email', 'text', 'push')),
	CONSTRAINT "outbox_message_status" CHECK("status" IN ('waiting', 'sending', 'sent', 'failed', 'expired', 'unreachable', 'held')),
	CONSTRAINT "outbox_message_attempts" CHECK("attempts" >= 0),
	CONSTRAINT "outbox_message_lease" CHECK(("status" = 'sending') = ("leasedUntil" IS NOT NULL)),
	CONSTRAINT "outbox_message_sent" CHECK(("status" = 'sent') = ("sentAt" IS NOT NULL)),
	CONSTRAINT "outbox_message_content_gone" CHECK("status" NOT IN ('sent', 'expired', 'unreachable', 'held') OR "sealed" IS NULL),
	CONSTRAINT "outbox_message_changes" CHECK(CASE WHEN json_valid("changes") THEN json_type("changes") = 'array' ELSE 0 END),
	CONSTRAINT "outbox_message_content_there" CHECK("status" NOT IN ('waiting', 'sending') OR "sealed" IS NOT NULL),
	CONSTRAINT "outbox_message_recipient_key" CHECK("recipientKey" = lower("recipientKey")),
	CONSTRAINT "outbox_message_one_line" CHECK(instr("recipient", char(10)) + instr("recipient", char(13)) = 0)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_outbox_message`("id", "channel", "kind", "recipient", "recipientKey", "sealed", "contentUntil", "aboutId", "status", "urgency", "attempts", "deferrals", "nextAttemptAt", "leasedUntil", "lastError", "createdAt", "sentAt", "ownerId") SELECT "id", "channel", "kind", "recipient", "recipientKey", "sealed", "contentUntil", "aboutId", "status", "urgency", "attempts", "deferrals", "nextAttemptAt", "leasedUntil", "lastError", "createdAt", "sentAt", "ownerId" FROM `outbox_message`;
--> statement-breakpoint
DROP TABLE `outbox_message`;
--> statement-breakpoint
ALTER TABLE `__new_outbox_message` RENAME TO `outbox_message`;
--> statement-breakpoint
CREATE INDEX `outbox_message_due` ON `outbox_message` (`channel`,`status`,`urgency`,`nextAttemptAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_state` ON `outbox_message` (`status`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_owner` ON `outbox_message` (`ownerId`);
--> statement-breakpoint
CREATE INDEX `outbox_message_age` ON `outbox_message` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_recipient` ON `outbox_message` (`recipientKey`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_message` ON `outbox_message` (`messageId`);
--> statement-breakpoint
CREATE INDEX `outbox_message_quest` ON `outbox_message` (`questId`,`kind`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `outbox_message_content` ON `outbox_message` (`contentUntil`) WHERE "sealed" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `contact_email` ADD `unreachableAt` integer;
--> statement-breakpoint
ALTER TABLE `contract` ADD `confirmedAt` integer;
