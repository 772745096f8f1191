import { noteContactRead } from '#api/access/request/contact-reads.ts';
import type { Context } from '#api/access/request/context.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';

/** What a row tells of the person whose contact data it holds. */
type PersonRow = {
  id?: string;
  ownerId?: string | null;
  providerId?: string | null;
  dateOfBirth?: string | null;
};

/** Notes that the viewer gets to see how to reach the person of a row; one's own contact data is no reading. */
export function noteRead({ viewer, request, now }: Context, row: unknown): void {
  const { id, ownerId, providerId = null, dateOfBirth = null } = (row ?? {}) as PersonRow;
  const personId = ownerId ?? id;
  if (personId === undefined || personId === viewer?.accountId) return;
  // Of whom no date of birth is known here has no volunteer record: who asks for a charity, or runs one.
  const isYoung = dateOfBirth !== null && isYoungOn(dateOfBirth, now);
  noteContactRead(request, personId, { isYoung, providerId });
}
