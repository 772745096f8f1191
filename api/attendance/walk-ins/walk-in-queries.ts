import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type { WalkInLink } from '#api/graphql/generated/types.ts';
import { isRefusedMailbox } from '#api/people/children/refused-mailboxes.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isUnclaimed } from '#api/rows/walk-in-where.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { refusalOfClaimLink, refusalOfConsentLink } from '#domain/attendance/walk-in.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { readClaimRefusal } from './read-claim-refusal.ts';
import type { FoundWalkIn, WalkInRow } from './walk-in-row.ts';

/** The walk-ins of a quest whose hours no account has claimed. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN. */
export async function listWalkIns(
  { viewer, store }: Context,
  { questId }: { questId: string },
): Promise<WalkInRow[]> {
  requireLogin(viewer);
  const { providerId } = await readWalkInQuest(store.read, questId);
  requireFeature(viewer, providerId, 'takeAttendance');
  return store.read
    .select(SHOWN)
    .from(walkIn)
    .where(and(eq(walkIn.questId, questId), isUnclaimed()))
    .orderBy(asc(walkIn.createdAt), asc(walkIn.id));
}

const { id, ageBand, nameFirst, lastInitial, consent, arrivedAt, createdAt } = walkIn;
const SHOWN = {
  id,
  questId: walkIn.questId,
  ageBand,
  nameFirst,
  lastInitial,
  consent,
  arrivedAt,
  createdAt,
};

const QUEST = {
  providerId: provider.id,
  charity: provider.name,
  title: QUEST_TITLE,
  publishingStatus: quest.publishingStatus,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
};

/** The quest of walk-ins. Errors: QUEST_NOT_FOUND. */
export async function readWalkInQuest(db: Db, questId: string) {
  const [found] = await db
    .select({ ...QUEST, agePolicies: provider.agePolicies, agePolicyIndex: quest.agePolicyIndex })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId));
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  return found;
}

/** A walk-in that no account has claimed, for those who take attendance there. Errors: WALK_IN_NOT_FOUND, FORBIDDEN. */
export async function readOpenWalkIn(tx: Db, { viewer }: Context, walkInId: string): Promise<FoundWalkIn> {
  const found = await findWalkIn(tx, and(eq(walkIn.id, walkInId), isUnclaimed()));
  if (!found) throw new DomainError('WALK_IN_NOT_FOUND');
  requireFeature(viewer, found.providerId, 'takeAttendance');
  return found;
}

export type OpenedWalkIn = { kind: 'HOURS' | 'CONSENT'; found: FoundWalkIn };

/**
 * The walk-in behind a link that does something. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED, GUARDIAN_PENDING,
 * GUARDIAN_ADDRESS_REFUSED for a guardian under 18 or blocked by staff.
 */
export async function openWalkInLink(db: Db, token: string, now: number): Promise<OpenedWalkIn> {
  const { kind, found } = await findByLink(db, token);
  const refusal = kind === 'CONSENT' ? refusalOfConsentLink(found, now) : refusalOfClaimLink(found, now);
  if (refusal !== null || !found) throw new DomainError(refusal ?? 'INVALID_TOKEN');
  const guardian = db.cells.open('walk_in.guardianEmail', found.id, found.guardianEmail);
  if (kind === 'CONSENT' && guardian !== null && (await isRefusedMailbox(db, [guardian], now)))
    throw new DomainError('GUARDIAN_ADDRESS_REFUSED');
  return { kind, found };
}

async function findByLink(db: Db, token: string) {
  const hash = hashToken(token);
  const found = await findWalkIn(db, or(eq(walkIn.claimHash, hash), eq(walkIn.consentHash, hash)));
  return { kind: found?.consentHash === hash ? ('CONSENT' as const) : ('HOURS' as const), found };
}

/** What a link is about, for its page; a guardian who refused reads that it is done. */
export async function showWalkInLink(context: Context, { token }: { token: string }): Promise<WalkInLink> {
  const { store, now, request } = context;
  const read = await findByLink(store.read, token);
  const isDone = read.kind === 'CONSENT' && read.found?.consent === 'refused';
  const { kind, found } =
    isDone && read.found
      ? { kind: read.kind, found: read.found }
      : await openWalkInLink(store.read, token, now);
  const refusal = kind === 'HOURS' ? await readClaimRefusal(store.read, context, found) : null;
  const { title, nameFirst: givenName, lastInitial, consent: said, charity, startedAt, endedAt } = found;
  const translatedTitle = title.translated[request.pageLocale ?? FIRST_LOCALE] ?? null;
  return {
    kind,
    givenName,
    lastInitial,
    consent: said,
    refusal,
    charity,
    eventTitle: title.written,
    translatedTitle,
    startedAt,
    endedAt,
  };
}

async function findWalkIn(db: Db, which: ReturnType<typeof and>): Promise<FoundWalkIn | null> {
  const [found] = await db
    .select({ ...getTableColumns(walkIn), ...QUEST })
    .from(walkIn)
    .innerJoin(quest, eq(quest.id, walkIn.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(which);
  return found ? { ...found, isErased: found.nameFirst === null } : null;
}
