ALTER TABLE `account` ADD `banReason` text;
