import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { answerLinkPath } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { OwnStandIn, StandInsAt } from '#api/graphql/generated/types.ts';
import { isAhead } from '#api/rows/quest-where.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import {
  isWantedOpenly,
  placeFacts,
  readAllowsStandIns,
  type StandInFacts,
  selectStandIns,
  standingOfRow,
} from './stand-in-facts.ts';
import type { StandInRow } from './stand-in-rows.ts';
import {
  askerNameFor,
  type PossibleTaker,
  readPossibleTakers,
  readVerdicts,
  takersAmong,
} from './stand-in-takers.ts';

/** Maximum number of requests read, those of the soonest quests. */
const MOST = 100;

type StandInsAtRow = Omit<StandInsAt, 'wanted'> & { wanted: StandInRow[] };

/** What the viewer sees of subs on one quest; nothing of one that is hidden from them. Errors: NOT_LOGGED_IN. */
export async function findStandInsAt(context: Context, questId: string): Promise<StandInsAtRow> {
  const { store, now } = context;
  const takers = await readPossibleTakers(context);
  const isAllowed = await readAllowsStandIns(store.read, questId, now);
  const isHere = eq(standInRequest.questId, questId);
  const rows = await selectStandIns(
    store.read,
    and(isHere, eq(standInRequest.state, 'wanted')),
    shownOf(context),
  );
  const ids = takers.map(({ subject }) => subject.accountId);
  const own = rows.filter((row) => ids.includes(row.asker.id) && standingOfRow(row, now) === 'OPEN');
  const wanted = await takeable(
    context,
    takers,
    rows.filter(({ way }) => way === 'open'),
  );
  return { isAllowed, wanted, own: own.map((row) => ownStandIn(context, row)) };
}

/** All places that the viewer could take over from someone who looks for a sub. Errors: NOT_LOGGED_IN. */
export async function listWantedStandIns(context: Context): Promise<StandInRow[]> {
  requireLogin(context.viewer);
  const { store, now } = context;
  const where = and(isWantedOpenly, isAhead(now));
  const select = selectStandIns(store.read, where, shownOf(context));
  const rows = await context.loaders(createTogether)(select);
  if (rows.length === 0) return [];
  return takeable(context, await readPossibleTakers(context), rows);
}

/** What the owner sees of an own request. The address of a link is shown to no one else. */
export function ownStandIn(
  { config }: Pick<Context, 'config'>,
  {
    id,
    contractId,
    way,
    word,
    askedAt,
  }: Pick<StandInFacts, 'id' | 'contractId' | 'way' | 'word' | 'askedAt'>,
): OwnStandIn {
  return {
    ...{ id, contractId, way, word, askedAt },
    path: way === 'link' ? answerLinkPath(config, { purpose: 'hand-over', id }) : null,
    isMailed: false,
  };
}

function shownOf({ request }: Context) {
  return { pageLocale: request.pageLocale, most: MOST };
}

/** Requests that at least one of the takers can take, each with those takers. */
async function takeable(
  context: Context,
  takers: readonly PossibleTaker[],
  rows: readonly StandInFacts[],
): Promise<StandInRow[]> {
  const open = rows.filter((row) => standingOfRow(row, context.now) === 'OPEN');
  if (open.length === 0) return [];
  const verdicts = await readVerdicts(context, takers, [...new Set(open.map(({ questId }) => questId))]);
  const shown = await Promise.all(
    open.map(async (row): Promise<StandInRow[]> => {
      const able = takersAmong(row, verdicts.get(row.questId) ?? []);
      return able.length === 0 ? [] : [await shapeStandIn(context, row, able)];
    }),
  );
  return shown.flat();
}

async function shapeStandIn(
  context: Context,
  row: StandInFacts,
  takers: StandInRow['takers'],
): Promise<StandInRow> {
  const { id, word, askedAt } = row;
  return { ...placeFacts(row), id, word, askedAt, takers, username: await askerNameFor(context, row) };
}
