import { and, eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { calendarOf } from '#api/reads/calendar-feeds/quest-calendar.ts';
import { readQuestEvent } from '#api/reads/calendar-feeds/quest-event.ts';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { mailSender } from '#domain/messages/mail-sender.ts';
import type { QuestNotice } from '#domain/quests/changes/quest-notice.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Somebody who is told of the change, as `Reach` knows them. */
type Reader = {
  personId: string;
  firstName: string | null;
  locale: Locale;
  recipients: { email: string | null };
};

/**
 * What the mails about a changed quest carry for calendars, once the change is written: the same entry as the one that
 * came with the sign-up, moved or taken out, with each person's own times. Two statements however many people; nothing
 * for who is told without being on the quest.
 */
export async function noticeCalendar(
  tx: Db,
  { config }: Pick<MailContext, 'config'>,
  { questId, kind }: { questId: string; kind: QuestNotice },
): Promise<(reader: Reader) => Pick<MailContent, 'calendar'>> {
  const found = await readQuestEvent(tx, questId);
  const signUps = await tx
    .select({
      personId: contract.chariteerId,
      expectedArrivalAt: contract.expectedArrivalAt,
      expectedDepartureAt: contract.expectedDepartureAt,
    })
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveSignUp()));
  const timesOf = new Map(signUps.map(({ personId, ...times }) => [personId, times]));
  return ({ personId, firstName, locale, recipients: { email } }) => {
    const times = timesOf.get(personId);
    if (found === null || times === undefined || email === null) return {};
    const parties = {
      organizer: mailSender(config.mailFrom),
      attendee: { name: firstName ?? email, address: email },
    };
    const method = kind === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return {
      calendar: calendarOf(
        locale,
        { ...found.event, title: titleIn(locale, found.titles), ...times },
        method,
        { ...config, ...parties },
      ),
    };
  };
}
