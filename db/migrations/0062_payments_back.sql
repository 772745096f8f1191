CREATE TABLE `payment_purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`providerId` text NOT NULL,
	`mana` integer NOT NULL,
	`cents` integer NOT NULL,
	`bookedCents` integer,
	FOREIGN KEY (`providerId`) REFERENCES `provider`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "payment_purchase_mana" CHECK("mana" > 0),
	CONSTRAINT "payment_purchase_booked" CHECK("bookedCents" BETWEEN 0 AND "cents")
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_purchase_provider` ON `payment_purchase` (`providerId`);
--> statement-breakpoint
CREATE TABLE `payment_return` (
	`id` text PRIMARY KEY NOT NULL,
	`paymentId` text NOT NULL,
	`cents` integer NOT NULL,
	`isWhole` integer NOT NULL,
	`lastEvent` text NOT NULL,
	`isLookedUp` integer DEFAULT false NOT NULL,
	`subscriptionId` text,
	CONSTRAINT "payment_return_cents" CHECK("cents" >= 0),
	CONSTRAINT "payment_return_whole" CHECK("isWhole" IN (0, 1)),
	CONSTRAINT "payment_return_looked_up" CHECK("isLookedUp" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `payment_return_payment` ON `payment_return` (`paymentId`);
--> statement-breakpoint
CREATE INDEX `payment_return_subscription` ON `payment_return` (`subscriptionId`);
--> statement-breakpoint
CREATE INDEX `payment_return_unknown` ON `payment_return` (`id`) WHERE "isWhole" AND NOT "isLookedUp";
--> statement-breakpoint
CREATE TABLE `__new_payment_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`accountId` text,
	`plan` text,
	`lastEvent` text DEFAULT '' NOT NULL,
	`endAsked` text,
	CONSTRAINT "payment_subscription_plan" CHECK("plan" IN ('unsubscribed', 'silver', 'gold')),
	CONSTRAINT "payment_subscription_end" CHECK("endAsked" IN ('now', 'period'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_payment_subscription`("id", "accountId", "plan", "lastEvent") SELECT "id", "accountId", "plan", "lastEvent" FROM `payment_subscription`;
--> statement-breakpoint
DROP TABLE `payment_subscription`;
--> statement-breakpoint
ALTER TABLE `__new_payment_subscription` RENAME TO `payment_subscription`;
--> statement-breakpoint
CREATE INDEX `payment_subscription_account` ON `payment_subscription` (`accountId`);
