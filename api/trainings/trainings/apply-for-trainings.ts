import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCreateMultipleOrientationsArgs } from '#api/graphql/generated/types.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, loadGateRows, trainingsOf } from '#api/quests/sign-up/gate-facts.ts';
import { TRAINING_COLUMNS } from '#api/rows/training-columns.ts';
import type { OrientationRow, TemplateOrientationRow } from '#api/rows/training-row.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { questAge } from '#domain/ages/quest-age.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import {
  type AskedTraining,
  closingVerdict,
  refusedApplication,
} from '#domain/trainings/training-application.ts';

/**
 * The session's own volunteer applies for trainings that a quest asks for, all or none; each is Provisional from then
 * on. Errors: QUEST_NOT_FOUND, refusals of the gate that no training lifts, ORIENTATION_ALREADY_STARTED,
 * BAD_USER_INPUT with the text to show.
 */
export async function applyForTrainings(
  { viewer, store, now }: Context,
  { orientations, questId }: MutationCreateMultipleOrientationsArgs,
): Promise<OrientationRow[]> {
  const person = requireLogin(viewer);
  const templateIds = [...new Set(orientations.map(({ templateId }) => templateId))];
  return store.write(async (tx) => {
    const question = { viewerId: person.accountId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row || !answersSignUps(row, person)) throw new DomainError('QUEST_NOT_FOUND');
    const closing = closingVerdict(gateFactsOf(row, person, now));
    if (closing) throw new DomainError(refusalOf(closing) ?? 'FORBIDDEN');
    const offered = await loadOffered(tx, templateIds);
    const asked = templateIds.map((id) => askedTraining(row, offered, id));
    const age = questAge(row.dateOfBirth, row, now);
    const refusal = refusedApplication(asked, { age, now });
    if (refusal)
      throw new DomainError(refusal.code, 'message' in refusal ? { message: refusal.message } : {});
    return insertApplications(tx, offered, { chariteerId: person.accountId, now });
  });
}

async function loadOffered(tx: Db, templateIds: readonly string[]): Promise<TemplateOrientationRow[]> {
  return tx.select(TRAINING_COLUMNS).from(orientation).where(isInList(orientation.id, templateIds));
}

function askedTraining(row: GateRow, offered: readonly TemplateOrientationRow[], id: string): AskedTraining {
  const record = trainingsOf(row).find(({ templateId }) => templateId === id);
  const training = offered.find((one) => one.id === id);
  return record && training ? { name: training.name, ageThreshold: training.ageThreshold, record } : null;
}

async function insertApplications(
  tx: Db,
  offered: readonly TemplateOrientationRow[],
  { chariteerId, now }: { chariteerId: string; now: number },
): Promise<OrientationRow[]> {
  const rows = offered.map((training) => ({
    ...training,
    id: newId(now),
    templateId: training.id,
    chariteerId,
    startedAt: now,
    resolution: 'Provisional' as const,
  }));
  const inserted = await tx.insert(orientation).values(rows).returning();
  return inserted.map((one) => ({
    ...one,
    templateId: one.templateId ?? one.id,
    ownerId: one.chariteerId ?? chariteerId,
    isReplaced: false,
  }));
}
