DROP TABLE `support_ask`;
--> statement-breakpoint
ALTER TABLE `chariteer` ADD `sponsorBannerClosedAt` integer;
