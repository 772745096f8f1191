CREATE INDEX `quest_same_dates` ON `quest` (`providerId`,`titleKey`,`eventType`,`startedAt`,`id`) WHERE "publishingStatus" = 'Published';
