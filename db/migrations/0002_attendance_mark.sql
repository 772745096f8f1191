ALTER TABLE `contract` ADD `markedAt` integer;
