import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { QuestMessageAudience } from '#api/graphql/generated/types.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { isContactOpen } from '#api/rows/contact-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp, isSignUp } from '#api/rows/contract-where.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { WrittenQuest } from './written-quest.ts';

export type Audience = { audience: QuestMessageAudience; volunteerIds?: readonly string[] | null };

/**
 * The sign-ups of those whom a charity writes to: on the quest, and within the time in which they let the charity reach
 * them. Chosen adults who are not on it, but were at the charity, are asked to come. No one waits for a place yet. Errors: CHARITEER_NOT_FOUND for a chosen one who is not among them or of whom the
 * writer is not told, BAD_USER_INPUT where there is no one.
 */
export async function readAudience(
  context: Pick<Context, 'viewer' | 'now'>,
  db: Db,
  written: WrittenQuest,
  { audience, volunteerIds }: Audience,
): Promise<ContractRow[]> {
  const people = audience === 'waiting' ? [] : await readReachable(db, written, context.now);
  const chosen = audience === 'chosen' ? new Set(volunteerIds ?? []) : null;
  // By an id known from elsewhere no one finds out whether a child is on the quest.
  const isTold = await readTold(db, context, written, [...(chosen ?? [])]);
  const found = chosen ? people.filter(({ chariteerId: id }) => chosen.has(id) && isTold(id)) : people;
  if (chosen) found.push(...(await readPast(db, written, withoutThose(chosen, found), context.now)));
  if (chosen && found.length < chosen.size) throw new DomainError('CHARITEER_NOT_FOUND');
  if (found.length === 0)
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).nobodyToTell });
  return found;
}

function withoutThose(chosen: ReadonlySet<string>, found: readonly ContractRow[]): string[] {
  const foundIds = new Set(found.map(({ chariteerId }) => chariteerId));
  return [...chosen].filter((id) => !foundIds.has(id));
}

/** The newest sign-up at the charity of each of these adults whom it may still reach. One statement, none for no one. */
async function readPast(
  db: Db,
  { providerId }: WrittenQuest,
  personIds: readonly string[],
  now: number,
): Promise<ContractRow[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .select(CONTRACT_COLUMNS)
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(
      and(
        isInList(contract.chariteerId, personIds),
        isActiveSignUp(),
        eq(quest.providerId, providerId),
        isStillThere(),
        not(isYoung(now)),
        isContactOpen(sql`${contract.chariteerId}`, sql`${providerId}`, now),
      ),
    )
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  const byPerson = new Map(rows.map((row) => [row.chariteerId, row]));
  return [...byPerson.values()].map((row) => ({ ...row, ownerId: row.chariteerId, providerId }));
}

async function readReachable(
  db: Db,
  { id: questId, providerId }: WrittenQuest,
  now: number,
): Promise<ContractRow[]> {
  const isOpen = isContactOpen(sql`${contract.chariteerId}`, sql`${providerId}`, now);
  const rows = await db
    .select(CONTRACT_COLUMNS)
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveSignUp(), isOpen))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  return rows.map((row) => ({ ...row, ownerId: row.chariteerId, providerId }));
}

/** The newest sign-up of each of these people for a quest, given up or not, by person. One statement. */
export async function readSignUpsOf(
  db: Db,
  { id: questId, providerId }: Pick<WrittenQuest, 'id' | 'providerId'>,
  personIds: readonly string[],
): Promise<Map<string, ContractRow>> {
  const rows = await db
    .select(CONTRACT_COLUMNS)
    .from(contract)
    .where(
      and(eq(contract.questId, questId), isSignUp(), isInList(contract.chariteerId, [...new Set(personIds)])),
    )
    .orderBy(asc(contract.claimedAt), asc(contract.id));
  return new Map(rows.map((row) => [row.chariteerId, { ...row, ownerId: row.chariteerId, providerId }]));
}
