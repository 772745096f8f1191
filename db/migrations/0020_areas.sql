CREATE TABLE `area_outline` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`county` text,
	`state` text NOT NULL,
	`path` text NOT NULL,
	`left` integer NOT NULL,
	`top` integer NOT NULL,
	`right` integer NOT NULL,
	`bottom` integer NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	CONSTRAINT "area_outline_kind" CHECK("kind" IN ('place', 'neighborhood')),
	CONSTRAINT "area_outline_name_length" CHECK(length("name") BETWEEN 1 AND 100),
	CONSTRAINT "area_outline_state" CHECK(length("state") BETWEEN 2 AND 2),
	CONSTRAINT "area_outline_path" CHECK("path" GLOB 'M*z'),
	CONSTRAINT "area_outline_edges" CHECK("left" < "right" AND "top" < "bottom"),
	CONSTRAINT "area_outline_latitude" CHECK("latitude" BETWEEN -90 AND 90),
	CONSTRAINT "area_outline_longitude" CHECK("longitude" BETWEEN -180 AND 180)
) STRICT;
--> statement-breakpoint
CREATE TABLE `zip_code` (
	`zip` text PRIMARY KEY NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	CONSTRAINT "zip_code_five_digits" CHECK(length("zip") = 5 AND "zip" NOT GLOB '*[^0-9]*'),
	CONSTRAINT "zip_code_city_length" CHECK(length("city") BETWEEN 1 AND 100),
	CONSTRAINT "zip_code_state" CHECK(length("state") BETWEEN 2 AND 2),
	CONSTRAINT "zip_code_latitude" CHECK("latitude" BETWEEN -90 AND 90),
	CONSTRAINT "zip_code_longitude" CHECK("longitude" BETWEEN -180 AND 180)
) STRICT;
