import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { newId } from '#db/new-id.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';
import { tellOfSupervision } from './lose-supervisor.ts';

type UnsupervisedSpot = {
  contractId: string;
  chariteerId: string;
  providerId: string;
  title: QuestTitle;
  startedAt: number | null;
};

/** Lets a spot wait for an adult, and tells the young person, the guardian and the managers that one is needed. */
export async function waitForSupervisor(
  tx: Db,
  context: MailContext,
  spot: UnsupervisedSpot,
  waitsUntil: number,
): Promise<void> {
  const { now } = context;
  const wait = { id: newId(now), contractId: spot.contractId, state: 'left', waitsUntil } as const;
  await tx.insert(supervision).values({ ...wait, createdAt: now });
  await tellOfSupervision(tx, context, { ...spot, news: 'needed', waitsUntil });
}
