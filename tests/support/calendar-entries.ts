import { and, eq, gt, ne } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { readMails } from './mails.ts';
import type { World } from './world.ts';

/** A calendar entry as an email or a feed has it. */
export type SentEntry = {
  recipient: string;
  kind: string;
  method: string;
  uid: string;
  sequence: number;
  stamp: string;
  summary: string;
  location: string;
};

/** Reads the events of an iCalendar file. */
export function entriesIn(ics: string): Omit<SentEntry, 'recipient' | 'kind'>[] {
  const lines = ics.replace(/\r?\n /g, '').split(/\r?\n/);
  const method = lines.find((line) => line.startsWith('METHOD:'))?.slice(7) ?? '';
  const events = lines.join('\n').split('BEGIN:VEVENT\n').slice(1);
  return events.map((event) => {
    const value = (name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(event)?.[1] ?? '';
    return {
      ...{ method, uid: value('UID'), sequence: Number(value('SEQUENCE')), stamp: value('DTSTAMP') },
      ...{ summary: value('SUMMARY'), location: value('LOCATION') },
    };
  });
}

/** Reads what emails have put into calendars, in the order of queueing. */
export async function readSentEntries(world: World): Promise<SentEntry[]> {
  return (await readMails(world)).flatMap(({ recipient, kind, ...mail }) =>
    'calendar' in mail && mail.calendar
      ? [mail.calendar, ...(mail.otherEntries ?? [])].flatMap(({ content }) =>
          entriesIn(content).map((entry) => ({ recipient, kind, ...entry })),
        )
      : [],
  );
}

/** Reads the spots that calendars hold: on dated quests ahead that are not cancelled, by the UID of their entry. */
export async function readHeldUids({ store, clock }: World): Promise<Set<string>> {
  const rows = await store.read
    .select({ uid: calendarEntry.uid })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(
      calendarEntry,
      and(eq(calendarEntry.questId, contract.questId), eq(calendarEntry.personId, contract.chariteerId)),
    )
    .where(and(isActiveSignUp(), ne(quest.publishingStatus, 'Cancelled'), gt(quest.startedAt, clock.now())));
  return new Set(rows.map(({ uid }) => uid));
}
