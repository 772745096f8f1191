import { z } from 'zod';
import { recurrenceInWords } from '#domain/books/recurrence-in-words.ts';
import { formatClock } from '#domain/text/format.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { displayName } from '../display-name.ts';
import { readPostcode } from '../district-of.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import { pointRefusal } from '../point-refusal.ts';
import { escapeHtml, parseHour } from '../row-text.ts';
import { shortenTitle } from '../shorten-title.ts';
import { type DayRule, parseDays } from './parse-days.ts';
import { type Borough, boroughOf } from './program-borough.ts';
import { kindOf } from './program-kind.ts';

const hours = z.object({
  Days: z.string().max(200),
  openingHour: z.string().optional(),
  openingHours: z.string().optional(),
  closingHour: z.string().optional(),
  closingHours: z.string().optional(),
});

const publishedProgram = z.object({
  id: z.union([z.string().trim().min(1).max(100), z.number().int()]).transform(String),
  Type: z.string().trim(),
  Program: z.string().trim().min(1).max(200),
  Address: z.object({
    Street: z.string().trim().min(1).max(200),
    Borough: z.string().trim(),
    ZIP: z.union([z.string(), z.number()]).transform(String).optional(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  Schedules: z.array(z.unknown()).max(50),
});

type PublishedProgram = z.output<typeof publishedProgram>;

export type OpeningRule = DayRule & { start: string; end: string };

/** A food program as the product keeps it: one provider with a place, a stamp and its hours. */
export type FoodProgram = {
  sourceId: string;
  name: string;
  mission: string;
  districtId: string;
  location: { name: string; address: string; latitude: number; longitude: number };
  stamp: { eventTitle: string; fullTitle: string; isTitleShortened: boolean; description: string };
  openings: OpeningRule[];
  /** Hours that were left out, with their place inside the row. */
  refusedHours: { place: string; reason: string }[];
  /** What was taken otherwise than it stands in the row. */
  notes: string[];
  /** What is not understood and stands nowhere. */
  leftOut: string[];
};

type Found = Pick<FoodProgram, 'openings' | 'refusedHours' | 'notes' | 'leftOut'> & {
  kind: string;
  borough: Borough;
};

/** What a row says, or why it cannot be taken. Rows without one understandable opening are refused. */
export function readProgram(row: unknown): Reading<FoodProgram> {
  const parsed = publishedProgram.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { Type, Address, Schedules } = parsed.data;
  const named = kindOf(Type);
  if (!named) return { refusal: `Type: expected a kind of food program, found “${Type}”` };
  const refusal = pointRefusal(Address);
  if (refusal !== null) return { refusal: `Address.latitude, longitude: ${refusal}` };
  const lies = boroughOf(Address);
  if ('refusal' in lies) return lies;
  const readings = Schedules.map((schedule, index) => readOpenings(schedule, `Schedules[${index}]`));
  const openings = readings.flatMap((reading) => reading.openings);
  const refusedHours = readings.flatMap((reading) => reading.refused);
  if (openings.length === 0)
    return { refusal: `Schedules: expected opening hours, ${refusedHours[0]?.reason ?? 'found none'}` };
  const { kind, unknown } = named;
  const leftOut = unknown === '' ? [] : [`Type «${Type}»: it is not known what «${unknown}» means to guests`];
  const { item: borough, notes } = lies;
  return { item: programOf(parsed.data, { kind, borough, openings, refusedHours, notes, leftOut }) };
}

function programOf(
  row: PublishedProgram,
  { kind, borough, openings, refusedHours, notes, leftOut }: Found,
): FoodProgram {
  const name = displayName(row.Program);
  const fullTitle = `${kind}: ${name}`;
  const { title, isShortened } = shortenTitle(fullTitle);
  const hoursInWords = openings.map(openingInWords).join('; ');
  const postcode = readPostcode(row.Address.ZIP ?? '');
  const zip = postcode === null ? '' : ` ${postcode}`;
  return {
    sourceId: row.id,
    name,
    mission: `${kind} in ${borough.district.name}. Open ${hoursInWords}.`,
    districtId: borough.district.id,
    location: {
      name,
      address: `${displayName(row.Address.Street)}, ${borough.city}, ${borough.state}${zip}`,
      latitude: row.Address.latitude,
      longitude: row.Address.longitude,
    },
    stamp: {
      eventTitle: title,
      fullTitle,
      isTitleShortened: isShortened,
      description: `<p><b>${escapeHtml(fullTitle)}</b></p><p>Help neighbors get the food they came for: set up, hand out, clean up.</p>`,
    },
    openings,
    refusedHours,
    notes,
    leftOut,
  };
}

function readOpenings(schedule: unknown, place: string) {
  const refuse = (reason: string) => ({ openings: [], refused: [{ place, reason }] });
  const parsed = hours.safeParse(schedule);
  if (!parsed.success) return refuse(`${place}: ${issueOf(parsed.error)}`);
  const { Days } = parsed.data;
  const opening = parsed.data.openingHour ?? parsed.data.openingHours ?? '';
  const closing = parsed.data.closingHour ?? parsed.data.closingHours ?? '';
  const rules = parseDays(Days);
  const [start, end] = [parseHour(opening), parseHour(closing)];
  if (rules === null) return refuse(`the days «${Days}» are not understood`);
  if (start === null || end === null)
    return refuse(`the hours «${opening}» to «${closing}» are not understood`);
  if (minutesBetween(start, end) > LONGEST_MINUTES) {
    return refuse(`the hours «${opening}» to «${closing}» are longer than 16 hours`);
  }
  return { openings: rules.map((rule) => ({ ...rule, start, end })), refused: [] };
}

const LONGEST_MINUTES = 16 * 60;

/** Minutes from start to end; an end that is not after the start lies on the next day. */
function minutesBetween(start: string, end: string): number {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return ((minutesOf(end) - minutesOf(start) + 24 * 60 - 1) % (24 * 60)) + 1;
}

function openingInWords({ weeks, days, last, start, end }: OpeningRule): string {
  return `${recurrenceInWords(FIRST_LOCALE, weeks, days, last)}, ${formatClock(start)} to ${formatClock(end)}`;
}
