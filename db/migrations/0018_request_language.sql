ALTER TABLE `charity_request` ADD `locale` text;
