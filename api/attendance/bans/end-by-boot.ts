import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { type AttendanceRow, loadAttendanceFacts } from '#api/attendance/attendance/attendance-facts.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { BootOption } from '#domain/sign-up/boot.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { mailBooted } from './mail-booted.ts';

export type Boot = { option: BootOption; message: string | null; actorId: string | null };

/** Ends an active sign-up, gives its place back, credits nothing for it, and tells the volunteer. */
export async function endByBoot(tx: Db, context: MailContext, row: AttendanceRow, boot: Boot): Promise<void> {
  const { now } = context;
  const noTimes = { actualArrivalAt: null, actualDepartureAt: null, creditedUntil: null };
  const ended = { status: 'Booted' as const, ...noTimes, ownMarkedAt: null, timesReason: null };
  await tx
    .update(contract)
    .set({ ...ended, abandonedAt: now, abandonReason: boot.message, markedAt: now })
    .where(eq(contract.id, row.id));
  const count = spotsOf(row);
  await giveSpotsBack(tx, row.questId, count);
  const booted = { ...row, ...ended, reason: boot.message };
  const change = { actorId: boot.actorId, role: 'manager', way: 'boot' } as const;
  await report(tx, context, 'AttendanceChanged', { contracts: [booted], change });
  await mailBooted(tx, context, row, boot);
  await report(tx, context, 'SpotEnded', { questId: row.questId, count, leaverId: row.chariteerId });
  await recordAudit(tx, now, {
    action: 'boot',
    actorId: boot.actorId,
    subjectId: row.id,
    detail: { from: row.status, option: boot.option },
  });
}

type Banned = {
  providerId: string;
  chariteerId: string;
  message: string | null;
  actorId: string | null;
};

/** Ends all sign-ups of someone banned at a provider that have not begun. */
export async function endComingSignUps(tx: Db, context: MailContext, banned: Banned): Promise<void> {
  const { message, actorId } = banned;
  for (const row of await loadComing(tx, banned, context.now)) {
    await endByBoot(tx, context, row, { option: 'BAN', message, actorId });
  }
}

async function loadComing(tx: Db, { providerId, chariteerId }: Banned, now: number) {
  const held = await tx
    .select({ id: contract.id })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        eq(quest.providerId, providerId),
        isActiveSignUp(),
        hasNotStarted(now),
      ),
    );
  return loadAttendanceFacts(
    tx,
    held.map(({ id }) => id),
  );
}
