import { eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { QueryFindQuestsArgs } from '#api/graphql/generated/types.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { zipCode } from '#db/schema/area.ts';
import type { Store } from '#db/store.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import { isZip, readZip } from '#domain/areas/zip-code.ts';
import { type FindQuestion, findProblem, findQuestion } from '#domain/discovery/find-question.ts';
import { FIND_WORDS_MAX } from '#domain/discovery/find-words.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findRefusalsTexts } from '#domain/texts/generated/find-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { countLeftOut, countLoosened, countTypes } from './found-counts.ts';
import type { FoundQuestRow, FoundQuestsRow } from './found-quests-row.ts';
import { askedOf } from './listing-filters.ts';
import type { FindSort } from './listing-order.ts';
import { type FoundId, foundIds, type Looking } from './listing-statements.ts';

export type ZipPlace = GeoPoint & { zip: string; city: string; state: string };

const PAGE = 20;
const MOST_PAGES = 50;
/** Further than that no one counts; lists that go on are read as far as the page. */
const MOST_COUNTED = 100;

/**
 * A page of the quests to come of all charities that match, with what is unknown of others, and for an empty list what
 * each filter keeps away. The same number of statements however many there are. Errors: BAD_USER_INPUT.
 */
export async function findQuests(context: Context, args: QueryFindQuestsArgs): Promise<FoundQuestsRow> {
  const { question, page } = read(args);
  const place = await placeOf(context, question);
  const looking = { viewer: context.viewer, now: context.now, showAll: args.showAll ?? false };
  const isPlaceUnknown = question.zip !== null && place === null;
  const ids = isPlaceUnknown
    ? []
    : await listIds(context, { question, place, looking, page, sort: args.sort });
  const total = Math.min(ids.length, Math.max(MOST_COUNTED, page * PAGE));
  const asked = askedOf(question, place, context.now);
  return {
    quests: await rowsOf(context, ids.slice((page - 1) * PAGE, page * PAGE)),
    total,
    isTotalAtLeast: ids.length > total,
    page,
    hasMore: page < MOST_PAGES && ids.length > page * PAGE,
    place,
    leftOut: isPlaceUnknown ? [] : await countLeftOut(context.store, asked, looking, MOST_COUNTED),
    loosen: ids.length > 0 ? [] : await countLoosened(context.store, asked, looking),
    countTypes: async () => (isPlaceUnknown ? [] : await countTypes(context.store, asked, looking)),
  };
}

function read({ filter, page: given }: QueryFindQuestsArgs): { question: FindQuestion; page: number } {
  const t = refsOf(findRefusalsTexts);
  const page = given ?? 1;
  if (page < 1 || page > MOST_PAGES) {
    throw new DomainError('BAD_USER_INPUT', { message: t.page({ max: String(MOST_PAGES) }) });
  }
  const problem = findProblem(filter ?? {});
  if (problem === 'words') {
    throw new DomainError('BAD_USER_INPUT', { message: t.words({ max: String(FIND_WORDS_MAX) }) });
  }
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', { message: t[problem] });
  return { question: findQuestion(filter ?? {}), page };
}

/** Null without a place, and for a ZIP code that is unknown. */
async function placeOf({ store }: Context, { zip, near }: FindQuestion): Promise<FoundQuestsRow['place']> {
  if (zip === null) return near && { ...near, label: `${near.latitude}, ${near.longitude}` };
  const found = await zipPoint(store, zip);
  return found && { label: zip, latitude: found.latitude, longitude: found.longitude };
}

type Search = {
  question: FindQuestion;
  place: FoundQuestsRow['place'];
  looking: Looking;
  page: number;
  sort: FindSort | null | undefined;
};

/** IDs for the count or the page, whichever needs more, plus one that tells whether there are more. */
function listIds(
  { store, now }: Context,
  { question, place, looking, page, sort }: Search,
): Promise<FoundId[]> {
  const most = Math.max(MOST_COUNTED, page * PAGE) + 1;
  return store.read.all<FoundId>(foundIds(askedOf(question, place, now), sort ?? 'START', looking, most));
}

async function rowsOf(context: Context, found: readonly FoundId[]): Promise<FoundQuestRow[]> {
  const { byId } = context.loaders(createQuestLoaders);
  const rows = await Promise.all(
    found.map(async ({ questId, miles }) => ({ quest: await byId.load(questId), miles })),
  );
  return rows.flatMap(({ quest, miles }) => (quest === null ? [] : [{ quest, miles }]));
}

/** Coordinates of a ZIP code in degrees; null if it's unknown or invalid. One statement, by primary key. */
export async function zipPoint({ read }: Pick<Store, 'read'>, typed: string): Promise<ZipPlace | null> {
  const zip = readZip(typed);
  if (!isZip(zip)) return null;
  const [found] = await read.select().from(zipCode).where(eq(zipCode.zip, zip));
  return found ?? null;
}
