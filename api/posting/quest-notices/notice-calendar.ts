import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { readSpotEntries } from '#api/messages/calendar/spot-entries.ts';
import type { AgeOutcomes } from '#api/quests/sign-up/age-outcomes.ts';
import type { Db } from '#db/store.ts';
import type { QuestNotice } from '#domain/quests/changes/quest-notice.ts';

/**
 * Returns what the emails about a changed quest carry for calendars, once the change is written: the same entry as the
 * one that came with the sign-up, moved or taken out, with each person's own times. Two statements however many people;
 * nothing for who is told without being on the quest.
 */
export async function noticeCalendar(
  tx: Db,
  context: Pick<MailContext, 'config'>,
  { questId, kind, outcomes }: { questId: string; kind: QuestNotice; outcomes: AgeOutcomes },
): Promise<(reach: Reach) => Pick<MailContent, 'calendar'>> {
  const entries = await readSpotEntries(tx, context, { questId });
  const isOut = (personId: string) => kind === 'cancelled' || outcomes.get(personId) === 'outOfAge';
  return (reach) => entries?.entryFor(reach, isOut(reach.personId) ? 'CANCEL' : 'REQUEST') ?? {};
}
