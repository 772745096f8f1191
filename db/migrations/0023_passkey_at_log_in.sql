ALTER TABLE `account` ADD `asksPasskey` integer DEFAULT false NOT NULL;
