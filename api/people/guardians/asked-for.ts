import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AskedQuest } from '#api/access/outbox/guardian-mails.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';

/** Child who asks a guardian, and the quest that waits: `questId`, else the first with a spot held for the child. */
export async function readAskedFor(
  tx: Db,
  now: number,
  chariteerId: string,
  questId: string | null,
): Promise<{ childName: string; quest: AskedQuest | null }> {
  const { nameFirst, username } = chariteer;
  const child = await tx
    .select({ nameFirst, username })
    .from(chariteer)
    .where(eq(chariteer.id, chariteerId))
    .get();
  const held = sql`(SELECT ${placeHold.questId} FROM ${placeHold} JOIN ${quest} AS wanted ON wanted."id" = ${placeHold.questId}
    WHERE ${and(eq(placeHold.chariteerId, chariteerId), gt(placeHold.endsAt, now))}
    ORDER BY wanted."startedAt", wanted."id" LIMIT 1)`;
  const { startedAt, endedAt } = quest;
  const asked = await tx
    .select({ title: QUEST_TITLE, charity: provider.name, startedAt, endedAt })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId ?? held))
    .orderBy(asc(quest.id))
    .get();
  return { childName: nameToGuardian(child ?? { nameFirst: null, username: null }), quest: asked ?? null };
}
