import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { requireFeature, requireLogin, requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryHoursClaimsArgs, QueryHoursQuestionArgs } from '#api/graphql/generated/types.ts';
import { readPeopleLookedAfter } from '#api/people/children/people-looked-after.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp, isSignUp } from '#api/rows/contract-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import type { Plan } from '#domain/attendance/credit-bounds.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** A claim, seen through its person and its charity, with the plan and what is marked now. */
export type HoursClaimRow = typeof hoursClaim.$inferSelect &
  Plan & {
    ownerId: string;
    providerId: string;
    dateOfBirth: string | null;
    markedStatus: ContractStatus | null;
    markedArrivalAt: number | null;
    markedDepartureAt: number | null;
  };

export const selectClaims = (db: Db) =>
  db
    .select({
      claim: hoursClaim,
      providerId: quest.providerId,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      flexibleMinimumTime: quest.flexibleMinimumTime,
      expectedArrivalAt: contract.expectedArrivalAt,
      expectedDepartureAt: contract.expectedDepartureAt,
      markedStatus: contract.status,
      markedArrivalAt: contract.actualArrivalAt,
      markedDepartureAt: contract.actualDepartureAt,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(hoursClaim)
    .innerJoin(quest, eq(quest.id, hoursClaim.questId))
    .innerJoin(chariteer, eq(chariteer.id, hoursClaim.chariteerId))
    .leftJoin(contract, eq(contract.id, hoursClaim.contractId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectClaims>>[number];

export function claimRow({ claim, ...seen }: Selected): HoursClaimRow {
  return { ...claim, ...seen, ownerId: claim.chariteerId };
}

/** A claim by its id, or undefined. */
export async function findClaim(db: Db, id: string): Promise<HoursClaimRow | undefined> {
  const [row] = await selectClaims(db).where(eq(hoursClaim.id, id));
  return row && claimRow(row);
}

/** Open claims of a charity, or those that the product's staff decide. Errors: as the contract says. */
export async function listHoursClaims(
  context: Context,
  { providerId: wanted, page }: Partial<QueryHoursClaimsArgs>,
): Promise<HoursClaimRow[]> {
  const { limit, offset } = pageOf({ page });
  const isWanted = wanted == null ? isForStaff(context) : await isOfCharity(context, wanted);
  const rows = await selectClaims(context.store.read)
    .where(isWanted)
    .orderBy(asc(hoursClaim.createdAt), asc(hoursClaim.id))
    .limit(limit)
    .offset(offset);
  return rows.map(claimRow);
}

/** Open claims of a charity, the oldest first; rows for `claimRow`. */
export function selectOpenClaims(db: Db, providerId: string, most: number) {
  return selectClaims(db)
    .where(and(eq(quest.providerId, providerId), isOpenFor('charity')))
    .orderBy(asc(hoursClaim.createdAt), asc(hoursClaim.id))
    .limit(most);
}

/** Condition for open claims, with literals so that their partial indexes are used. */
function isOpenFor(level: HoursClaimRow['level']): SQL {
  return sql`${hoursClaim.state} = 'open' and ${hoursClaim.level} = ${sql.raw(`'${level}'`)}`;
}

function isForStaff({ viewer }: Context): SQL | undefined {
  requireStaff(viewer);
  return isOpenFor('staff');
}

async function isOfCharity(context: Context, wantedId: string): Promise<SQL | undefined> {
  const { id: providerId } = await findProvider(context, wantedId);
  requireFeature(context.viewer, providerId, 'takeAttendance');
  return and(eq(quest.providerId, providerId), isOpenFor('charity'));
}

const MOST_OWN = 20;

/** What the viewer says of quests they were not on, the latest first. Errors: NOT_LOGGED_IN. */
export async function listOwnPresenceClaims({ viewer, store }: Context): Promise<HoursClaimRow[]> {
  const { accountId } = requireLogin(viewer);
  const rows = await selectClaims(store.read)
    .where(and(eq(hoursClaim.chariteerId, accountId), isNull(hoursClaim.contractId)))
    .orderBy(desc(hoursClaim.createdAt), desc(hoursClaim.id))
    .limit(MOST_OWN);
  return rows.map(claimRow);
}

/** A quest with the sign-up of the viewer, or of someone they look after, and the latest claim. */
export async function readHoursQuestion(
  context: Context,
  { contractId, questId: wantedQuestId }: QueryHoursQuestionArgs,
) {
  const { accountId } = requireLogin(context.viewer);
  const { read } = context.store;
  const held = contractId == null ? null : await findOwnSignUp(read, accountId, contractId);
  if (contractId != null && held === null) throw new DomainError('CONTRACT_NOT_FOUND');
  const questId = held?.questId ?? wantedQuestId ?? '';
  const seen = await context.loaders(createQuestLoaders).byId.load(questId);
  if (!seen && held === null) throw new DomainError('QUEST_NOT_FOUND');
  const personId = held?.chariteerId ?? accountId;
  const own = held ?? (await findOnQuest(read, personId, questId));
  return {
    quest: seen,
    contract: own,
    claim: await findLatestClaim(read, { chariteerId: personId, questId }),
  };
}

/** The latest claim of a person about a quest, or null. */
export async function findLatestClaim(
  db: Db,
  { chariteerId, questId }: Pick<HoursClaimRow, 'chariteerId' | 'questId'>,
): Promise<HoursClaimRow | null> {
  const [latest] = await selectClaims(db)
    .where(and(eq(hoursClaim.chariteerId, chariteerId), eq(hoursClaim.questId, questId)))
    .orderBy(desc(hoursClaim.createdAt), desc(hoursClaim.id))
    .limit(1);
  return latest ? claimRow(latest) : null;
}

const selectSignUps = (db: Db) =>
  db
    .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .$dynamic();

/** The sign-up of an account, or of someone it looks after; null for any other. */
export async function findOwnSignUp(db: Db, accountId: string, id: string): Promise<ContractRow | null> {
  const [row] = await selectSignUps(db).where(and(eq(contract.id, id), isSignUp()));
  if (!row) return null;
  const own = await readPeopleLookedAfter(db, accountId, [row.chariteerId]);
  return own.has(row.chariteerId) ? { ...row, ownerId: row.chariteerId } : null;
}

async function findOnQuest(db: Db, personId: string, questId: string): Promise<ContractRow | null> {
  const isHeld = and(eq(contract.questId, questId), eq(contract.chariteerId, personId), isActiveSignUp());
  const [row] = await selectSignUps(db).where(isHeld);
  return row ? { ...row, ownerId: row.chariteerId } : null;
}
