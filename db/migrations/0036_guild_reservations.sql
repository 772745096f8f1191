DROP INDEX `contract_guild`;
--> statement-breakpoint
CREATE INDEX `contract_guild` ON `contract` (`guildId`) WHERE "guildId" IS NOT NULL;
