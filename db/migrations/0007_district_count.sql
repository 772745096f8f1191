ALTER TABLE `district` ADD `declaredCount` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Written by hand: counts the favorites that are there already.
UPDATE `district` SET `declaredCount` = (
	SELECT count(*) FROM `favorite_district`
	JOIN `chariteer` ON `chariteer`.`id` = `favorite_district`.`chariteerId` AND `chariteer`.`removedAt` IS NULL
	WHERE `favorite_district`.`districtId` = `district`.`id`
);
