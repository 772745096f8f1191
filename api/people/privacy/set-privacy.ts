import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { PrivacyInput } from '#api/graphql/generated/types.ts';
import { refuseContactDetails } from '#api/people/young-messages/contact-refusals.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { formatProfileParts } from '#domain/attendance/public-profile.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkIntroduction, introductionWords } from '#domain/leaders/leader.ts';
import type { PrivacyRow } from './privacy-queries.ts';
import { readPrivacy } from './privacy-queries.ts';

/** Sets who sees what of the session's own volunteer. Errors: NOT_LOGGED_IN, NO_VOLUNTEER_RECORD, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG. */
export async function setPrivacy(
  { viewer, store, now }: Context,
  { hidesUsername, profileParts, hidesPictures, introduction, isIntroduced }: PrivacyInput,
): Promise<PrivacyRow> {
  const { accountId: id } = requireLogin(viewer);
  const changes = {
    ...(hidesUsername != null && { hidesUsername, privacyChosenAt: now }),
    ...(profileParts != null && { profileParts: formatProfileParts(profileParts) }),
    ...(introduction !== undefined && { introduction: introductionWords(introduction) }),
    ...(isIntroduced != null && { isIntroduced }),
    ...(hidesPictures != null && { hidesPictures }),
  };
  return store.write(async (tx) => {
    const before = await readPrivacy(tx, id, now);
    if (!before) throw new DomainError('NO_VOLUNTEER_RECORD');
    if (Object.keys(changes).length === 0) return before;
    const message = checkIntroduction({ ...before, ...changes }, before.isYoung);
    if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
    await refuseContactDetails(tx, changes.introduction, 'reader');
    await tx.update(chariteer).set(changes).where(eq(chariteer.id, id));
    await recordAudit(tx, now, {
      action: 'privacy-changed',
      actorId: id,
      subjectId: id,
      detail: {
        ...(hidesUsername != null && { hidesUsername }),
        ...(profileParts != null && { profileParts: changes.profileParts ?? '' }),
        ...(introduction !== undefined && { introduction: changes.introduction != null }),
        ...(isIntroduced != null && { isIntroduced }),
        ...(hidesPictures != null && { hidesPictures }),
      },
    });
    return (await readPrivacy(tx, id, now)) ?? before;
  });
}
