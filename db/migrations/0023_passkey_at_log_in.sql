ALTER TABLE `account` ADD `passkeyAsked` integer DEFAULT false NOT NULL;
