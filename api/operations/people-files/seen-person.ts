import type { Context } from '#api/access/request/context.ts';
import { mayRead } from '#api/charities/guarded-fields/access.ts';
import type { ChariteerTimeResultRow } from '#api/recaps/recaps/recap-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import type { PersonRead } from '#domain/audit/contact-reading.ts';
import type { FilePerson } from '#domain/recaps/people-file.ts';

export type FileRow = ChariteerTimeResultRow & Pick<FilePerson, 'visits'>;

/** What the viewer may know of someone, field by field as the API says it (`Chariteer` in the contract). */
export async function seenPerson(
  context: Context,
  { chariteer, combinedMinutes, completedQuests, visits }: FileRow,
): Promise<FilePerson> {
  const [isNamed, hasNames, hasPhone, hasContact] = await Promise.all([
    mayRead('USERNAME', context, chariteer),
    mayRead('OWNER_OR_NAMES', context, chariteer),
    mayRead('OWNER_OR_PHONE', context, chariteer),
    mayRead('OWNER_OR_CONTACT', context, chariteer),
  ]);
  const { id, username, dateOfBirth } = chariteer;
  const { cells } = context.store.read;
  return {
    id,
    username: isNamed ? username : null,
    nameFirst: hasNames ? chariteer.nameFirst : null,
    nameLast: hasNames ? chariteer.nameLast : null,
    phoneNumber: hasPhone ? cells.open('chariteer.phoneNumber', id, chariteer.phoneNumber) : null,
    emailAddress: hasContact ? chariteer.emailAddress : null,
    dateOfBirth: hasContact && !isYoungOn(dateOfBirth, context.now) ? dateOfBirth : null,
    combinedMinutes,
    completedQuests,
    ...(visits && { visits }),
  };
}

/** People in a file whose contact data it shows, except its author. */
export function peopleRead(
  { viewer, now }: Context,
  seen: readonly FilePerson[],
  rows: readonly ChariteerTimeResultRow[],
  listed: ReadonlySet<string>,
): Map<string, PersonRead> {
  const read = new Map<string, PersonRead>();
  for (const [index, { id, phoneNumber, emailAddress }] of seen.entries()) {
    const { dateOfBirth = null, providerId = null } = rows[index]?.chariteer ?? {};
    const isReached = phoneNumber !== null || emailAddress !== null;
    if (isReached && listed.has(id) && id !== viewer?.accountId)
      read.set(id, { isYoung: isYoungOn(dateOfBirth, now), providerId });
  }
  return read;
}
