ALTER TABLE `charity_request` ADD `districtId` text REFERENCES district(id) ON DELETE set null;
--> statement-breakpoint
CREATE INDEX `charity_request_district` ON `charity_request` (`districtId`);
