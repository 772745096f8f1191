import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import { type Context, createContext } from '#api/access/request/context.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { countsOfReading } from '#domain/audit/contact-reading.ts';
import type { FilePerson } from '#domain/recaps/people-file.ts';
import { peopleRead, seenPerson } from '../people-files/seen-person.ts';

/** A person in a charity's file; null where whoever downloads it may not know. */
export type CharityPerson = Omit<FilePerson, 'combinedMinutes' | 'completedQuests' | 'visits'>;

/**
 * The people of a charity's file as the viewer may know them, noted in the audit log in the same transaction. People
 * without a volunteer record have nothing but their id.
 */
export function readPeople(
  context: Context,
  { accountId, providerId, ids }: { accountId: string; providerId: string; ids: readonly string[] },
): Promise<CharityPerson[]> {
  return context.store.write(async (tx) => {
    const inside = createContext({ ...context, store: { ...context.store, read: tx } });
    const found = await tx.select(VOLUNTEER_COLUMNS).from(chariteer).where(isInList(chariteer.id, ids));
    const rows = found.map((row) => ({
      chariteer: { ...row, ownerId: row.id, providerId },
      ...{ combinedMinutes: 0, completedQuests: 0 },
    }));
    const seen = await Promise.all(rows.map(async (row) => withoutReach(await seenPerson(inside, row))));
    const read = peopleRead(inside, seen, rows, new Set(ids));
    const detail = { file: 'CHARITY', rows: ids.length, ...countsOfReading(read.values()) };
    const about = { actorId: accountId, subjectId: providerId };
    await recordAudit(tx, context.now, { ...about, action: 'export', detail });
    await report(tx, context, 'ContactsRead', { readerId: accountId, people: read });
    const byId = new Map(seen.map((person) => [person.id, person]));
    return ids.map((id) => personOf(id, byId.get(id)));
  });
}

/** A person without phone and address if they are a minor, whose birth date is never told. */
function withoutReach(person: FilePerson): FilePerson {
  return person.dateOfBirth === null ? { ...person, emailAddress: null, phoneNumber: null } : person;
}

function personOf(id: string, seen: FilePerson | undefined): CharityPerson {
  const { username, nameFirst, nameLast, phoneNumber, emailAddress, dateOfBirth } = seen ?? NOTHING;
  return { id, username, nameFirst, nameLast, phoneNumber, emailAddress, dateOfBirth };
}

const NOTHING = {
  username: null,
  nameFirst: null,
  nameLast: null,
  phoneNumber: null,
  emailAddress: null,
  dateOfBirth: null,
};
