ALTER TABLE `guardian_consent` ADD `textLocale` text;
