import { requireLogin } from '#api/access/auth/authorize.ts';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { placeFacts, readStandIn, type StandInFacts, standingOfRow } from './stand-in-facts.ts';
import type { HandOverRow } from './stand-in-rows.ts';
import { askerNameFor, readPossibleTakers, readVerdicts, takersAmong } from './stand-in-takers.ts';

/** What the link of a request offers, to whoever opens it. Errors: INVALID_TOKEN. */
export async function findHandOver(context: Context, token: string): Promise<HandOverRow> {
  const id = openHandOverLink(context, token);
  const row = await readStandIn(context.store.read, id, context.request.pageLocale);
  if (row?.way !== 'link') throw new DomainError('INVALID_TOKEN');
  return shapeHandOver(context, row);
}

/**
 * The same of a place for which a sub is wanted openly. To no one but those who could take it, and who asks, there
 * is such a request. Errors: NOT_LOGGED_IN, STAND_IN_NOT_FOUND.
 */
export async function findWantedStandIn(context: Context, id: string): Promise<HandOverRow> {
  requireLogin(context.viewer);
  const row = await readStandIn(context.store.read, id, context.request.pageLocale);
  if (row?.way !== 'open') throw new DomainError('STAND_IN_NOT_FOUND');
  const shown = await shapeHandOver(context, row);
  const isForViewer = shown.standing !== 'OPEN' || shown.isOwn || shown.takers.length > 0;
  if (!isForViewer) throw new DomainError('STAND_IN_NOT_FOUND');
  return shown;
}

async function shapeHandOver(context: Context, row: StandInFacts): Promise<HandOverRow> {
  const standing = standingOfRow(row, context.now);
  return {
    ...placeFacts(row),
    standing,
    eventType: row.quest.eventType,
    ...(standing === 'OPEN' ? await personal(context, row) : NOTHING),
  };
}

/** The request that a link is for. Errors: INVALID_TOKEN, also for a link that asks something else. */
export function openHandOverLink({ config }: Pick<Context, 'config'>, token: string): string {
  const subject = readAnswerLink(config.dataKey, token);
  if (subject?.purpose !== 'hand-over') throw new DomainError('INVALID_TOKEN');
  return subject.id;
}

const NOTHING = { username: null, word: null, verdict: null, isOwn: false, takers: [] };

/** Parts of a request that only people with an account see: who asks, and what they say. */
async function personal(context: Context, row: StandInFacts) {
  const { viewer } = context;
  if (viewer === null) return NOTHING;
  const takers = await readPossibleTakers(context);
  const verdicts = (await readVerdicts(context, takers, [row.questId])).get(row.questId) ?? [];
  const ownVerdict = verdicts.find(({ taker }) => taker.subject.accountId === viewer.accountId);
  return {
    username: await askerNameFor(context, row),
    word: row.word,
    verdict: ownVerdict?.verdict ?? null,
    isOwn: takers.some(({ subject }) => subject.accountId === row.asker.id),
    takers: takersAmong(row, verdicts),
  };
}
