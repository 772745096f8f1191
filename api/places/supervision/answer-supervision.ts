import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerSupervisionArgs } from '#api/graphql/generated/types.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isByAdult } from '#api/rows/supervision-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { SupervisionState } from '#domain/supervision/supervision.ts';
import { loseSupervisor, tellOfSupervision } from './lose-supervisor.ts';

/**
 * Says yes or no to supervising a young person; who has said yes may take it back. The same again changes nothing.
 * Errors: NOT_LOGGED_IN, SUPERVISION_NOT_FOUND for what asks someone else or is not waiting any more,
 * and to who is under 18.
 */
export async function answerSupervision(
  context: Context,
  { id, isAgreed }: MutationAnswerSupervisionArgs,
): Promise<SupervisionState> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const asked = await readAsked(tx, now, { id, supervisorId: accountId });
    if (!asked || asked.state === 'left') throw new DomainError('SUPERVISION_NOT_FOUND');
    if (isAgreed && asked.state === 'agreed') return 'agreed';
    const about = { actorId: accountId, subjectId: asked.contractId };
    await recordAudit(tx, now, {
      ...about,
      action: isAgreed ? 'supervision-agreed' : 'supervision-declined',
    });
    if (!isAgreed) {
      await loseSupervisor(tx, context, { supervisorId: accountId, supervisionId: id });
      return 'left';
    }
    await tx.update(supervision).set({ state: 'agreed', waitsUntil: null }).where(eq(supervision.id, id));
    await tellOfSupervision(tx, context, { ...asked, news: 'agreed', waitsUntil: null });
    return 'agreed';
  });
}

async function readAsked(tx: Db, now: number, { id, supervisorId }: { id: string; supervisorId: string }) {
  return tx
    .select({
      state: supervision.state,
      contractId: contract.id,
      chariteerId: contract.chariteerId,
      providerId: quest.providerId,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(supervision.id, id),
        eq(supervision.supervisorId, supervisorId),
        eq(supervision.isCurrent, true),
        isActive(),
        isByAdult(now),
      ),
    )
    .get();
}
