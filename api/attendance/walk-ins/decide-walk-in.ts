import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationDecideWalkInArgs } from '#api/graphql/generated/types.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { WALK_IN_CONSENT_VERSION } from '#domain/attendance/walk-in.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { eraseWalkIns } from './erase-walk-in.ts';
import { dropInvitation, inviteWalkIn } from './walk-in-mails.ts';
import { openWalkInLink } from './walk-in-queries.ts';
import type { FoundWalkIn } from './walk-in-row.ts';

/**
 * The guardian of a walk-in agrees, or refuses and has names and addresses deleted; also takes back a yes.
 * Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED, GUARDIAN_ADDRESS_REFUSED.
 */
export async function decideWalkIn(
  context: Context,
  { token, isAgreed }: MutationDecideWalkInArgs,
): Promise<boolean> {
  const { store, now, request } = context;
  return store.write(async (tx) => {
    const { kind, found } = await openWalkInLink(tx, token, now);
    if (kind !== 'CONSENT') throw new DomainError('INVALID_TOKEN');
    const isTheirs = eq(walkIn.id, found.id);
    const consent = isAgreed ? ('given' as const) : ('refused' as const);
    await tx.update(walkIn).set({ consent }).where(isTheirs);
    if (!isAgreed) {
      await dropInvitation(tx, now, found);
      await eraseWalkIns(tx, isTheirs);
    } else if (found.consent === 'asked') await inviteMinor(tx, context, found);
    const detail = {
      consent,
      textVersion: WALK_IN_CONSENT_VERSION,
      textLocale: request.pageLocale ?? FIRST_LOCALE,
    };
    const subject = { actorId: null, subjectId: found.questId };
    await recordAudit(tx, now, { ...subject, action: 'walk-in-decided', detail });
    return true;
  });
}

/** Invites a minor, after the guardian's yes, to claim the hours. */
async function inviteMinor(tx: Db, context: Context, found: FoundWalkIn): Promise<void> {
  const address = tx.cells.open('walk_in.email', found.id, found.email);
  const { startedAt } = found;
  if (address !== null && startedAt !== null)
    await inviteWalkIn(tx, context, { ...found, startedAt }, address);
}
