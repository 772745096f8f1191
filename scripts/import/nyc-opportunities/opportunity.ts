import { z } from 'zod';
import type { ImportedQuest } from '#api/verbs/imports/import-quest.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { displayAddress, displayName } from '../display-name.ts';
import { districtOfBorough, districtOfPostcode, type NamedDistrict, readPostcode } from '../district-of.ts';
import { escapeHtml, paragraphs, tidy } from '../html-text.ts';
import type { Reading } from '../import-rows.ts';
import { issueOf } from '../issue-of.ts';
import type { CsvRow } from '../read-csv-rows.ts';
import { shortenTitle } from '../shorten-title.ts';
import { ADDRESS_MAX, parseLocality, postcodeIn } from './parse-locality.ts';
import { serviceTagsOf } from './service-tag.ts';
import { type When, whenOfEvent, whenOfRole } from './when.ts';

export const COLUMNS = [
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
  'Borough',
] as const;

export type OpportunityRow = CsvRow<(typeof COLUMNS)[number]>;

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

const needed = (max: number) =>
  z
    .string()
    .transform(tidy)
    .pipe(z.string().min(1, 'missing').max(max, `longer than ${max} characters`));
const word = z.string().transform((text) => tidy(text).toLowerCase());

const published = z.object({
  opportunity_id: needed(100),
  title: needed(1_000),
  org_title: needed(200),
  org_content_id: needed(100),
  recurrence_type: word,
  status: word,
});

const EVENT_TYPES: Readonly<Record<string, EventType>> = { ongoing: 'HYBRID-ROLE', onetime: 'OSV' };

/** What a row says, or why it cannot be taken. `today` is 'YYYY-MM-DD' in New York. */
export function readOpportunity(row: OpportunityRow, today: string): Reading<Opportunity> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { status, recurrence_type } = parsed.data;
  if (status !== 'approved') return { refusal: `status «${row.status}» is not «approved»` };
  const eventType = Object.hasOwn(EVENT_TYPES, recurrence_type) && EVENT_TYPES[recurrence_type];
  if (!eventType) return { refusal: `recurrence_type «${row.recurrence_type}» is not known` };
  const found = readDistrict(row);
  if ('refusal' in found) return found;
  const requested = /^\s*\d+\s*$/.test(row.vol_requests) ? Number(row.vol_requests) : 0;
  if (requested < QUEST_LIMITS.resourceMin)
    return { refusal: `vol_requests «${row.vol_requests}» is not a number of people` };
  const when = eventType === 'OSV' ? whenOfEvent(row, today) : whenOfRole(row, today);
  if (when === null) return { refusal: `start_date_date «${row.start_date_date}» is not a day` };
  const quest = questOf(row, eventType, requested, when);
  if (quest.description.length > QUEST_LIMITS.descriptionMax)
    return { refusal: `summary: longer than ${QUEST_LIMITS.descriptionMax} characters` };
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
    return item ? { item } : { refusal: `Borough «${Borough.trim()}» is none of our districts` };
  }
  const written = Postcode.trim() || postcodeIn(locality);
  if (written === '') return { refusal: 'neither Borough nor Postcode is given' };
  const postcode = readPostcode(written);
  if (postcode === null) return { refusal: `Postcode «${written}» is not a postcode` };
  const item = districtOfPostcode(postcode, locality);
  return item ? { item } : { refusal: `Postcode «${written}» is in none of our districts` };
}

/** As many people as were asked for, up to 75; the source knows no lower limit than one. */
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
    place: parseLocality(row.locality, displayAddress),
  };
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
