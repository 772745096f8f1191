CREATE TABLE `__new_charity_request` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL,
	`charityName` text NOT NULL,
	`place` text NOT NULL,
	`districtId` text,
	`contactName` text NOT NULL,
	`emailAddress` text NOT NULL,
	`phoneNumber` text NOT NULL,
	`message` text NOT NULL,
	`work` text DEFAULT '[]' NOT NULL,
	`times` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`taxNumber` text DEFAULT '' NOT NULL,
	`locale` text,
	`question` text,
	`askedBackAt` integer,
	`answer` text,
	`answeredAt` integer,
	FOREIGN KEY (`districtId`) REFERENCES `district`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "charity_request_charity_name" CHECK(length("charityName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_place" CHECK(length("place") BETWEEN 1 AND 200),
	CONSTRAINT "charity_request_contact_name" CHECK(length("contactName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "charity_request_phone" CHECK("phoneNumber" GLOB 'sealed:1:*' OR (length("phoneNumber") BETWEEN 0 AND 40)),
	CONSTRAINT "charity_request_message" CHECK(length("message") BETWEEN 1 AND 2000),
	CONSTRAINT "charity_request_work" CHECK(CASE WHEN json_valid("work") THEN json_type("work") = 'array' ELSE 0 END),
	CONSTRAINT "charity_request_times" CHECK(length("times") BETWEEN 0 AND 200),
	CONSTRAINT "charity_request_website" CHECK(length("website") BETWEEN 0 AND 200),
	CONSTRAINT "charity_request_tax_number" CHECK(length("taxNumber") BETWEEN 0 AND 20),
	CONSTRAINT "charity_request_question" CHECK(length("question") BETWEEN 1 AND 500),
	CONSTRAINT "charity_request_answer" CHECK(length("answer") BETWEEN 1 AND 1000)
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_charity_request`("id", "createdAt", "charityName", "place", "districtId", "contactName", "emailAddress", "phoneNumber", "message", "website", "taxNumber", "locale", "question", "askedBackAt", "answer", "answeredAt") SELECT "id", "createdAt", "charityName", "place", "districtId", "contactName", "emailAddress", "phoneNumber", "message", "website", "taxNumber", "locale", "question", "askedBackAt", "answer", "answeredAt" FROM `charity_request`;
--> statement-breakpoint
DROP TABLE `charity_request`;
--> statement-breakpoint
ALTER TABLE `__new_charity_request` RENAME TO `charity_request`;
--> statement-breakpoint
CREATE INDEX `charity_request_age` ON `charity_request` (`createdAt`);
--> statement-breakpoint
CREATE INDEX `charity_request_asked` ON `charity_request` (`askedBackAt`) WHERE "askedBackAt" IS NOT NULL AND "answeredAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `charity_request_district` ON `charity_request` (`districtId`);
