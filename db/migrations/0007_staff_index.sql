CREATE INDEX `account_staff` ON `account` (`isStaff`) WHERE "isStaff" = 1;
