CREATE TABLE `charity_request` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL,
	`charityName` text NOT NULL,
	`place` text NOT NULL,
	`contactName` text NOT NULL,
	`emailAddress` text NOT NULL,
	`phoneNumber` text NOT NULL,
	`message` text NOT NULL,
	CONSTRAINT "charity_request_charity_name" CHECK(length("charityName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_place" CHECK(length("place") BETWEEN 1 AND 200),
	CONSTRAINT "charity_request_contact_name" CHECK(length("contactName") BETWEEN 1 AND 150),
	CONSTRAINT "charity_request_email" CHECK("emailAddress" LIKE '_%@_%' AND length("emailAddress") <= 254),
	CONSTRAINT "charity_request_phone" CHECK(length("phoneNumber") BETWEEN 0 AND 40),
	CONSTRAINT "charity_request_message" CHECK(length("message") BETWEEN 1 AND 2000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `charity_request_age` ON `charity_request` (`createdAt`);
