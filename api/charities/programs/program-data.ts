import DataLoader from 'dataloader';
import { and, asc, eq, gte, lt, notInArray } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { ProgramQuestsArgs } from '#api/graphql/generated/types.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { ProgramQuestRow, ProgramRow, ProgramSignUpRow } from './program-data-row.ts';

/** The charity of the key that the request shows. Errors: NOT_LOGGED_IN without one. */
export async function readProgram({ store, program }: Context): Promise<ProgramRow> {
  if (!program) throw new DomainError('NOT_LOGGED_IN');
  const { providerId, scopes, expiresAt } = program;
  const [charity] = await store.read
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  return { providerId, name: charity?.name ?? '', scopes, expiresAt };
}

/** The charity's quests but drafts that start in a span, by start. Errors: BAD_USER_INPUT for a page. */
export async function listProgramQuests(
  { store }: Context,
  { providerId }: ProgramRow,
  { from, to, ...page }: ProgramQuestsArgs,
): Promise<ProgramQuestRow[]> {
  const { limit, offset } = pageOf(page);
  return store.read
    .select({
      id: quest.id,
      providerId: quest.providerId,
      eventTitle: quest.eventTitle,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      resourceMaxNumber: quest.resourceMaxNumber,
      takenCount: quest.takenCount,
      waitingCount: quest.waitingCount,
      updatedAt: quest.updatedAt,
    })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, providerId),
        gte(quest.startedAt, from),
        lt(quest.startedAt, to),
        notInArray(quest.publishingStatus, ['Draft', 'Template']),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(limit)
    .offset(offset);
}

/** Sign-ups of quests, the first ones first; one statement for all quests. */
export function createProgramLoaders({ store }: Context) {
  return {
    signUps: new DataLoader(async (questIds: readonly string[]) => {
      const rows: ProgramSignUpRow[] = await store.read
        .select({
          id: contract.id,
          questId: contract.questId,
          providerId: quest.providerId,
          claimedAt: contract.claimedAt,
          abandonedAt: contract.abandonedAt,
          status: contract.status,
          actualArrivalAt: contract.actualArrivalAt,
          actualDepartureAt: contract.actualDepartureAt,
          startedAt: quest.startedAt,
          dateOfBirth: chariteer.dateOfBirth,
          nameFirst: chariteer.nameFirst,
          nameLast: chariteer.nameLast,
        })
        .from(contract)
        .innerJoin(quest, eq(quest.id, contract.questId))
        .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
        .where(and(isInList(contract.questId, questIds), isSignUp()))
        .orderBy(asc(contract.claimedAt), asc(contract.id));
      const byQuest = Map.groupBy(rows, ({ questId }) => questId);
      return questIds.map((id) => byQuest.get(id) ?? []);
    }),
  };
}
