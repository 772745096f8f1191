import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { dayAndTimeIn, questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { answerMailsTexts } from '../texts/generated/answer-mails.ts';
import type { Locale } from '../texts/locale.ts';

/** What managers hear of a place that came free late. */
export type LateBail = {
  title: QuestTitle;
  startedAt: number | null;
  charity: string;
  /** Name of the volunteer, if this manager may know it; otherwise null. */
  name: string | null;
  openCount: number;
  takenCount: number;
  minimum: number;
};

/** The email to one manager. */
export function lateBailMail(
  locale: Locale,
  sender: Sender,
  facts: LateBail & { firstName: string | null; links: { ask: string; quest: string } },
): MailText {
  const t = answerMailsTexts(locale);
  const { title, startedAt, openCount, takenCount, minimum, firstName, links } = facts;
  const isShort = takenCount < minimum;
  const places = [
    t.placesOpen({ count: openCount }),
    t.stillComing({ count: takenCount }),
    ...(isShort ? [t.underMinimum({ count: minimum })] : []),
  ];
  return letter(locale, sender, firstName, questSubject(locale, { title, startedAt }, t.lateSubject), [
    whoCannot(locale, facts),
    places.join(' '),
    { words: t.askOthers, link: links.ask },
    { words: t.openQuest, link: links.quest },
  ]);
}

/** Push and text version of the message about a late cancellation. */
export function lateBailShort(locale: Locale, facts: LateBail, link: string): ShortMessage {
  const t = answerMailsTexts(locale);
  const { charity: from, openCount } = facts;
  const title = titleIn(locale, facts.title);
  return { from, title, words: `${whoCannot(locale, facts)} ${t.placesOpen({ count: openCount })}`, link };
}

function whoCannot(locale: Locale, { name, title, startedAt }: LateBail): string {
  const t = answerMailsTexts(locale);
  const about = {
    title: titleIn(locale, title),
    when: startedAt === null ? '' : dayAndTimeIn(locale, startedAt),
  };
  return name === null ? t.somebodyCannot(about) : t.cannot({ name, ...about });
}
