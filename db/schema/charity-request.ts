import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReadyStampId } from '#domain/books/ready-stamps.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sealedText } from '../cells/sealed.ts';
import { district } from './district.ts';
import { hasLength, isEmail, isJsonOf, isSealedOr, rule } from './rules.ts';

/** A charity that asks to join, as its people wrote it; until staff take it off the list. */
export const charityRequest = sqliteTable(
  'charity_request',
  {
    id: text().primaryKey(),
    createdAt: integer().notNull(),
    charityName: text().notNull(),
    place: text().notNull(),
    /** The district that they chose; null for one that is not here, or not told. */
    districtId: text().references(() => district.id, { onDelete: 'set null' }),
    contactName: text().notNull(),
    emailAddress: text().notNull(),
    phoneNumber: sealedText().notNull(),
    message: text().notNull(),
    /** The kinds of work that they named, each with its ready-made stamp. */
    work: text({ mode: 'json' }).$type<ReadyStampId[]>().notNull().default([]),
    /** When they need people, in their own words. */
    times: text().notNull().default(''),
    website: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    /** The language of the page on which they asked; null for requests of before it was kept. */
    locale: text().$type<Locale>(),
    /** What staff asked back last, and what was answered; a new question clears the answer. */
    question: text(),
    askedBackAt: integer(),
    answer: text(),
    answeredAt: integer(),
  },
  (t) => [
    index('charity_request_age').on(t.createdAt),
    index('charity_request_asked')
      .on(t.askedBackAt)
      .where(sql.raw(`"askedBackAt" IS NOT NULL AND "answeredAt" IS NULL`)),
    index('charity_request_district').on(t.districtId),
    rule('charity_request_charity_name', hasLength('charityName', 1, 150)),
    rule('charity_request_place', hasLength('place', 1, 200)),
    rule('charity_request_contact_name', hasLength('contactName', 1, 150)),
    rule('charity_request_email', isEmail('emailAddress')),
    rule('charity_request_phone', isSealedOr('phoneNumber', hasLength('phoneNumber', 0, 40))),
    rule('charity_request_message', hasLength('message', 1, 2000)),
    rule('charity_request_work', isJsonOf('work', 'array')),
    rule('charity_request_times', hasLength('times', 0, 200)),
    rule('charity_request_website', hasLength('website', 0, 200)),
    rule('charity_request_tax_number', hasLength('taxNumber', 0, 20)),
    rule('charity_request_question', hasLength('question', 1, 500)),
    rule('charity_request_answer', hasLength('answer', 1, 1000)),
  ],
);
