import { z } from 'zod';
import type { ImportedQuest } from '#api/operations/imports/import-quest.ts';
import type { ImportedPlace } from '#api/operations/imports/imported-place.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { displayAddress, displayName } from '../display-name.ts';
import { districtOfBorough, districtOfPostcode, type NamedDistrict, readPostcode } from '../district-of.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import { pointRefusal } from '../point-refusal.ts';
import type { CsvColumns, CsvRow } from '../read-csv-rows.ts';
import { escapeHtml, paragraphs, textUpTo, tidy } from '../row-text.ts';
import { shortenTitle } from '../shorten-title.ts';
import { ADDRESS_MAX, parseLocality, postcodeIn } from './parse-locality.ts';
import { serviceTagsOf } from './service-tag.ts';
import { type When, whenOfEvent, whenOfRole } from './when.ts';

const NEEDED = [
  'opportunity_id',
  'title',
  'summary',
  'org_title',
  'org_content_id',
  'category_desc',
  'recurrence_type',
  'vol_requests',
  'event_time',
  'hours',
  'start_date_date',
  'end_date_date',
  'status',
  'locality',
  'Postcode',
] as const;
const OPTIONAL = ['Borough', 'Latitude', 'Longitude'] as const;
type Column = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];

export const COLUMNS: CsvColumns<Column> = {
  needed: NEEDED,
  optional: OPTIONAL,
  aliases: { postalcode: 'Postcode' },
};

export type OpportunityRow = CsvRow<Column>;

/** An opportunity as the product keeps it: a quest of an organization that is known by its name. */
export type Opportunity = {
  sourceId: string;
  organization: { sourceId: string; name: string };
  district: NamedDistrict;
  quest: Omit<ImportedQuest, 'source' | 'sourceId'>;
  fullTitle: string;
  requested: number;
  /** Its days, where the last is over. */
  past: string | null;
  /** Names as people write them in place of how they stand there. */
  mended: string[];
  /** What the row says besides and could not be taken. */
  leftOut: string[];
};

const word = z.string().transform((text) => tidy(text).toLowerCase());

const published = z.object({
  opportunity_id: textUpTo(100),
  title: textUpTo(1_000),
  org_title: textUpTo(200),
  org_content_id: textUpTo(100),
  recurrence_type: word,
  status: word,
});

const EVENT_TYPES: Readonly<Record<string, EventType>> = { ongoing: 'HYBRID-ROLE', onetime: 'OSV' };

/** What a row says, or why it cannot be taken. `today` is 'YYYY-MM-DD' in New York. */
export function readOpportunity(row: OpportunityRow, today: string): Reading<Opportunity> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { status, recurrence_type } = parsed.data;
  if (status !== 'approved') return { refusal: `status: expected “approved”, found “${row.status}”` };
  const eventType = Object.hasOwn(EVENT_TYPES, recurrence_type) && EVENT_TYPES[recurrence_type];
  if (!eventType)
    return { refusal: `recurrence_type: expected “ongoing” or “onetime”, found “${row.recurrence_type}”` };
  const found = readDistrict(row);
  if ('refusal' in found) return found;
  const misplaced = placeRefusal(row);
  if (misplaced !== null) return { refusal: misplaced };
  const requested = /^\s*\d+\s*$/.test(row.vol_requests) ? Number(row.vol_requests) : 0;
  if (requested < QUEST_LIMITS.resourceMin)
    return { refusal: `vol_requests: expected a number of people, found “${row.vol_requests}”` };
  const when = eventType === 'OSV' ? whenOfEvent(row, today) : whenOfRole(row, today);
  if (when === null) return { refusal: `start_date_date: expected a day, found “${row.start_date_date}”` };
  const quest = questOf(row, eventType, requested, when);
  if (quest.description.length > QUEST_LIMITS.descriptionMax)
    return {
      refusal: `summary: expected at most ${QUEST_LIMITS.descriptionMax} characters with what else is known`,
    };
  const { opportunity_id: sourceId, title, org_content_id, org_title } = parsed.data;
  const organization = { sourceId: org_content_id, name: displayName(org_title) };
  const fullTitle = displayName(title);
  const said = { requested, past: when.past, leftOut: [...when.leftOut, ...leftOutOf(row, quest)] };
  const mended = mendedIn([
    [org_title, organization.name],
    [title, fullTitle],
    [parseLocality(row.locality, tidy)?.address ?? '', quest.place?.address ?? ''],
  ]);
  return { item: { sourceId, organization, district: found.item, quest, fullTitle, ...said, mended } };
}

/** The borough says it, else the postcode; which of two towns share one, the address may say. */
function readDistrict({ Borough, Postcode, locality }: OpportunityRow): Reading<NamedDistrict> {
  if (Borough.trim() !== '') {
    const item = districtOfBorough(Borough);
    return item ? { item } : { refusal: `Borough: expected one of our districts, found “${Borough.trim()}”` };
  }
  const written = Postcode.trim() || postcodeIn(locality);
  if (written === '') return { refusal: 'Borough, Postcode: expected one of them, found none' };
  const postcode = readPostcode(written);
  if (postcode === null) return { refusal: `Postcode: expected five digits, found “${written}”` };
  const item = districtOfPostcode(postcode, locality);
  return item ? { item } : { refusal: `Postcode: expected one of our districts, found “${written}”` };
}

/** Maps a row to a quest for as many people as requested, up to 75; the source has no minimum above one. */
function questOf(
  row: OpportunityRow,
  eventType: EventType,
  requested: number,
  when: When,
): Opportunity['quest'] {
  const named = displayName(tidy(row.title));
  const { title, isShortened } = shortenTitle(named);
  const fullTitle = isShortened ? `<p><b>${escapeHtml(named)}</b></p>` : '';
  const places = Math.min(requested, QUEST_LIMITS.resourceMax);
  return {
    eventTitle: title,
    eventType,
    description: `${fullTitle}${paragraphs(row.summary)}${paragraphs(when.inWords)}`,
    serviceTags: serviceTagsOf(row.category_desc).tags,
    startedAt: when.startedAt,
    isStamp: eventType === 'OSV' && when.past !== null,
    resourceMinNumber: QUEST_LIMITS.resourceMin,
    resourceDesiredNumber: places,
    resourceMaxNumber: places,
    place: placeOf(row),
  };
}

/** The place of a row; its columns have the point where the address has none. */
function placeOf(row: OpportunityRow): ImportedPlace | null {
  const place = parseLocality(row.locality, displayAddress);
  return place && place.latitude === null ? { ...place, ...pointOf(row) } : place;
}

function pointOf({ Latitude, Longitude }: OpportunityRow): GeoPoint | null {
  const isGiven = Latitude.trim() !== '' || Longitude.trim() !== '';
  return isGiven
    ? { latitude: Number(Latitude || Number.NaN), longitude: Number(Longitude || Number.NaN) }
    : null;
}

/** What is wrong with a point of the row, in its address or in its columns. */
function placeRefusal(row: OpportunityRow): string | null {
  const place = parseLocality(row.locality);
  const columns = pointOf(row);
  const { latitude, longitude } = place ?? { latitude: null, longitude: null };
  const inAddress = latitude !== null && longitude !== null ? pointRefusal({ latitude, longitude }) : null;
  if (inAddress !== null) return `locality: ${inAddress}`;
  const inColumns = columns && pointRefusal(columns);
  return inColumns === null ? null : `Latitude, Longitude: ${inColumns}`;
}

const mendedIn = (names: readonly (readonly [from: string, to: string])[]): string[] =>
  names.filter(([from, to]) => from !== to).map(([from, to]) => `«${from}» → «${to}»`);

function leftOutOf({ category_desc, locality }: OpportunityRow, { place }: Opportunity['quest']): string[] {
  const isPlaceMissing = locality.trim() !== '' && place === null;
  return [
    ...(serviceTagsOf(category_desc).isKnown ? [] : [`category «${tidy(category_desc)}» is not known`]),
    ...(isPlaceMissing ? [`locality is no address of at most ${ADDRESS_MAX} characters`] : []),
  ];
}
