import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { findMatches, readMarks } from '#api/reads/bans/ban-marks.ts';
import { newId } from '#db/new-id.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import type { Db } from '#db/store.ts';
import { outcomeOfMatches } from '#domain/identity/ban-identity.ts';
import { keepMarksOfBans } from './add-marks.ts';
import { insertBan } from './insert-ban.ts';
import { keepPersonMarks } from './keep-person-marks.ts';

/**
 * Carries the bans of charities to a record that equals one of someone banned, asks them about one that shares the
 * telephone, and notes what the person, and so someone banned, is known by now. To be called in the write that makes a volunteer record
 * or changes its names, birth date, telephone or addresses. Refuses nothing.
 */
export async function carryBans(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const { now, config } = context;
  await keepPersonMarks(tx, config.dataKey, chariteerId);
  const bannedProviderIds = await keepMarksOfBans(tx, config.dataKey, chariteerId);
  const marks = await readMarks(tx, config.dataKey, chariteerId, 'typed');
  const matches = await findMatches(tx, marks, now);
  if (matches.length === 0) return;
  const { carried, questions } = outcomeOfMatches(matches, {
    bannedProviderIds,
    dismissedRootIds: await dismissedRoots(tx, chariteerId),
  });
  for (const { providerId, rootId, kind } of carried) {
    const root = matches.find((match) => match.rootId === rootId);
    if (!root) continue;
    await insertBan(tx, context, {
      providerId,
      chariteerId,
      reason: null,
      root: { ...root, id: rootId },
      actorId: null,
    });
    const subject = { actorId: null, subjectId: chariteerId };
    await recordAudit(tx, now, { ...subject, action: 'ban-carried', detail: { providerId, same: kind } });
  }
  for (const { providerId, rootId } of questions) await ask(tx, { now, providerId, rootId, chariteerId });
}

async function dismissedRoots(tx: Db, chariteerId: string): Promise<string[]> {
  const rows = await tx
    .select({ rootId: banQuestion.rootId })
    .from(banQuestion)
    .where(and(eq(banQuestion.chariteerId, chariteerId), eq(banQuestion.answer, 'different')));
  return rows.map(({ rootId }) => rootId);
}

type Asked = { now: number; providerId: string; rootId: string; chariteerId: string };

/** Once for a person and a ban. */
async function ask(tx: Db, { now, providerId, rootId, chariteerId }: Asked): Promise<void> {
  const asked = await tx
    .insert(banQuestion)
    .values({ id: newId(now), chariteerId, rootId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: banQuestion.id });
  if (asked.length === 0) return;
  const subject = { actorId: null, subjectId: chariteerId };
  await recordAudit(tx, now, { ...subject, action: 'ban-questioned', detail: { providerId } });
}
