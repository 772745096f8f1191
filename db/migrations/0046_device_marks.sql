CREATE TABLE `device_mark` (
	`key` text PRIMARY KEY NOT NULL,
	`contractId` text NOT NULL,
	`device` text,
	`actorId` text,
	`status` text,
	`markedAt` integer NOT NULL,
	`deviceAt` integer,
	`receivedAt` integer NOT NULL,
	`differs` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`contractId`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "device_mark_key" CHECK(length("key") BETWEEN 1 AND 64),
	CONSTRAINT "device_mark_device" CHECK(length("device") BETWEEN 1 AND 64),
	CONSTRAINT "device_mark_status" CHECK("status" IN ('Present', 'Absent', 'Booted', 'Cancelled', 'Excused', 'Late', 'LeftEarly')),
	CONSTRAINT "device_mark_differs" CHECK("differs" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `device_mark_contract` ON `device_mark` (`contractId`);
--> statement-breakpoint
CREATE INDEX `device_mark_age` ON `device_mark` (`receivedAt`);
