import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { type AttendanceRow, loadAttendanceFacts } from '#api/attendance/attendance/attendance-facts.ts';
import { contractRow } from '#api/attendance/attendance/mark-contracts.ts';
import type { MutationUpdateContractArgs } from '#api/graphql/generated/types.ts';
import { copyToYoung } from '#api/people/young-messages/copy-to-young.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readBoot } from '#domain/sign-up/boot.ts';
import { type Boot, endByBoot } from './end-by-boot.ts';
import { insertBan } from './insert-ban.ts';

/**
 * Removes a volunteer from a quest (BOOT), and from everything to come at its charity with sign-ups blocked (BAN).
 * The same again changes nothing. Needs chariteerAttendance U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, CONTRACT_NOT_FOUND, NOT_SIGNED_UP, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function bootVolunteer(
  context: Context,
  args: MutationUpdateContractArgs,
): Promise<ContractRow> {
  requireSelf(context.viewer, args.supervisorId);
  return context.store.write(async (tx) => {
    const row = await loadSignUp(tx, args.id);
    requireFeature(context.viewer, row.providerId, 'bootVolunteers');
    const read = readBoot(args);
    if ('problem' in read) throw new DomainError('BAD_USER_INPUT', { message: read.problem });
    const boot: Boot = { ...read, actorId: args.supervisorId };
    if (row.abandonedAt !== null && row.status !== 'Booted' && boot.option === 'BOOT') {
      throw new DomainError('NOT_SIGNED_UP');
    }
    const isEnded = row.abandonedAt === null;
    if (isEnded) await endByBoot(tx, context, row, boot);
    const isBanned = boot.option === 'BAN' && (await ban(context, tx, row, boot));
    if (isEnded || isBanned) await keepMessage(tx, context, row, boot);
    const [after = row] = await loadAttendanceFacts(tx, [row.id]);
    return contractRow(after);
  });
}

async function loadSignUp(tx: Db, id: string): Promise<AttendanceRow> {
  const [row] = await loadAttendanceFacts(tx, [id]);
  if (!row || row.guildId !== null) throw new DomainError('CONTRACT_NOT_FOUND');
  return row;
}

/** Blocks the volunteer at the provider and ends what has not begun there; a second time does nothing. */
async function ban(
  context: Context,
  tx: Db,
  { providerId, chariteerId }: AttendanceRow,
  { message: reason, actorId }: Boot,
): Promise<boolean> {
  const isNew = await insertBan(tx, context, { providerId, chariteerId, reason, root: null, actorId });
  if (!isNew) return false;
  await recordAudit(tx, context.now, {
    action: 'ban-from-provider',
    actorId,
    subjectId: chariteerId,
    detail: { providerId },
  });
  return true;
}

/** A message to someone young is kept, or refused with all that it came with. */
async function keepMessage(
  tx: Db,
  context: Context,
  { providerId, chariteerId: recipientId }: AttendanceRow,
  { option, message: text, actorId }: Boot,
): Promise<void> {
  const kind = option === 'BAN' ? 'block' : 'removal';
  await report(tx, context, 'WordsWritten', {
    copies: await copyToYoung(tx, context.now, {
      providerId,
      recipientId,
      senderId: actorId ?? '',
      kind,
      text,
    }),
  });
}
