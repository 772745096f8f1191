import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/auth/authorize.ts';
import { replaceCredits } from '#api/credits/replace-credits.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationUpdateContractArgs } from '#api/graphql/generated/resolvers.ts';
import { loseSupervisor } from '#api/supervision/lose-supervisor.ts';
import { newId } from '#db/new-id.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type BootOption, readBoot } from '#domain/boot.ts';
import { DomainError } from '#domain/errors.ts';
import { type AttendanceRow, loadAttendanceFacts } from './attendance-facts.ts';
import type { ContractRow } from './contract-row.ts';
import { mailBooted } from './mail-booted.ts';
import { givePlaceBack } from './place-counter.ts';
import { contractRow } from './take-attendance.ts';

/**
 * Removes a volunteer from a quest (BOOT), and from everything to come at its charity with sign-ups blocked (BAN).
 * The same again changes nothing. Needs chariteerAttendance U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, CONTRACT_NOT_FOUND, NOT_SIGNED_UP, BAD_USER_INPUT.
 */
export async function bootVolunteer(
  context: Context,
  args: MutationUpdateContractArgs,
): Promise<ContractRow> {
  requireSelf(context.viewer, args.supervisorId);
  return context.store.write(async (tx) => {
    const row = await loadSignUp(tx, args.id);
    requireFeature(context.viewer, row.providerId, 'bootVolunteers');
    const boot = readBoot(args);
    if ('problem' in boot) throw new DomainError('BAD_USER_INPUT', { message: boot.problem });
    if (row.abandonedAt !== null && row.status !== 'Booted' && boot.option === 'BOOT') {
      throw new DomainError('NOT_SIGNED_UP');
    }
    if (row.abandonedAt === null) await endByBoot(context, tx, row, boot);
    if (boot.option === 'BAN') await ban(context, tx, row, boot.message);
    const [after = row] = await loadAttendanceFacts(tx, [row.id]);
    return contractRow(after);
  });
}

type Boot = { option: BootOption; message: string | null };

async function loadSignUp(tx: Db, id: string): Promise<AttendanceRow> {
  const [row] = await loadAttendanceFacts(tx, [id]);
  if (!row || row.guildId !== null) throw new DomainError('CONTRACT_NOT_FOUND');
  return row;
}

/** Ends an active sign-up, gives its place back, credits nothing for it, and tells the volunteer. */
async function endByBoot(context: Context, tx: Db, row: AttendanceRow, boot: Boot): Promise<void> {
  const { viewer, now } = context;
  const ended = { status: 'Booted' as const, actualArrivalAt: null, actualDepartureAt: null };
  await tx
    .update(contract)
    .set({ ...ended, abandonedAt: now, abandonReason: boot.message, markedAt: now })
    .where(eq(contract.id, row.id));
  await givePlaceBack(tx, row.questId);
  await replaceCredits(tx, [{ ...row, ...ended }], now);
  await mailBooted(tx, context, row, boot);
  await loseSupervisor(tx, context, { supervisorId: row.chariteerId, questId: row.questId });
  await recordAudit(tx, now, {
    action: 'boot',
    actorId: viewer?.accountId ?? null,
    subjectType: 'contract',
    subjectId: row.id,
    detail: { from: row.status, option: boot.option },
  });
}

/** Blocks the volunteer at the provider and ends what has not begun there; a second time does nothing. */
async function ban(
  context: Context,
  tx: Db,
  { providerId, chariteerId }: AttendanceRow,
  message: string | null,
): Promise<void> {
  const { viewer, now } = context;
  const banned = await tx
    .insert(providerBan)
    .values({ id: newId(now), providerId, chariteerId, reason: message, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: providerBan.id });
  if (banned.length === 0) return;
  for (const row of await loadComing(tx, providerId, chariteerId, now)) {
    await endByBoot(context, tx, row, { option: 'BAN', message });
  }
  await recordAudit(tx, now, {
    action: 'ban-from-provider',
    actorId: viewer?.accountId ?? null,
    subjectType: 'chariteer',
    subjectId: chariteerId,
    detail: { providerId },
  });
}

async function loadComing(tx: Db, providerId: string, chariteerId: string, now: number) {
  const held = await tx
    .select({ id: contract.id })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        eq(quest.providerId, providerId),
        isNull(contract.abandonedAt),
        isNull(contract.guildId),
        or(isNull(quest.startedAt), gt(quest.startedAt, now)),
      ),
    );
  return loadAttendanceFacts(
    tx,
    held.map(({ id }) => id),
  );
}
