ALTER TABLE `charity_request` ADD `districtId` text REFERENCES district(id);
