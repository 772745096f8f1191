import { noteContactRead, noteEmergencyRead } from '#api/access/request/contact-reads.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Access } from '#api/graphql/generated/types.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';

/** What a row tells of the person whose contact data it holds. */
type PersonRow = {
  id?: string;
  ownerId?: string | null;
  providerId?: string | null;
  dateOfBirth?: string | null;
  /** The sign-up through which the person is seen. */
  contractId?: string | null;
};

/** Notes that the viewer gets to see how to reach the person of a row; one's own contact data is no reading. */
export function noteRead({ viewer, request, now }: Context, row: unknown, level: Access): void {
  const { id, ownerId, providerId = null, dateOfBirth = null, contractId } = (row ?? {}) as PersonRow;
  const personId = ownerId ?? id;
  if (personId === undefined || personId === viewer?.accountId) return;
  // Of whom no date of birth is known here has no volunteer record: who asks for a charity, or runs one.
  const isYoung = dateOfBirth !== null && isYoungOn(dateOfBirth, now);
  noteContactRead(request, personId, { isYoung, providerId });
  if (level === 'OWNER_OR_EMERGENCY' && contractId) noteEmergencyRead(request, contractId);
}
