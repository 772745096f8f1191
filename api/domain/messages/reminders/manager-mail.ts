import { type QuestTitle, titleIn } from '../../quests/quest-translation.ts';
import { managerRemindersTexts } from '../../texts/generated/manager-reminders.ts';
import type { Locale } from '../../texts/locale.ts';
import type { ShortMessage } from '../letter.ts';
import { letter, type MailText, type Sender } from '../letter.ts';
import { questSubject, spanInWords } from '../named-quest.ts';

/** A quest that begins soon with too few people. Instants in epoch ms. */
export type ThinQuest = {
  title: QuestTitle;
  charity: string;
  startedAt: number;
  endedAt: number | null;
  least: number;
  come: number;
  /** Link to ask others for help, and to the quest in the console. */
  askLink: string;
  questLink: string;
};

/** To managers; `names` of who comes, empty for who may not read them. */
export function underMinimumMail(
  locale: Locale,
  sender: Sender,
  quest: ThinQuest,
  { greeted, names }: { greeted: string | null; names: readonly string[] },
): MailText {
  const t = managerRemindersTexts(locale);
  const { least, come, askLink, questLink } = quest;
  const title = titleIn(locale, quest.title);
  const when = spanInWords(locale, quest);
  return letter(locale, sender, greeted, questSubject(locale, quest, t.tooFewSubject), [
    t.tooFew({ title, when, least, come }),
    ...(names.length === 0 ? [] : [t.theyCome({ names: listOf(locale, names) })]),
    { words: t.askOthers, link: askLink },
    { words: t.openQuest, link: questLink },
  ]);
}

/** Push and text version of the message that too few people have signed up. */
export function underMinimumShort(locale: Locale, quest: ThinQuest): ShortMessage {
  const { charity: from, least, come, askLink: link } = quest;
  const title = titleIn(locale, quest.title);
  const when = spanInWords(locale, quest);
  return { from, title, words: managerRemindersTexts(locale).shortTooFew({ come, least, when }), link };
}

/** A quest that is over, with people on it of whom no one has said whether they came. */
export type UnmarkedQuest = {
  title: QuestTitle;
  charity: string;
  startedAt: number;
  unmarked: number;
  /** Its sheet. */
  link: string;
};

/** To managers. */
export function attendanceUnmarkedMail(
  locale: Locale,
  sender: Sender,
  quest: UnmarkedQuest,
  greeted: string | null,
): MailText {
  const t = managerRemindersTexts(locale);
  const { unmarked: count, link } = quest;
  const title = titleIn(locale, quest.title);
  return letter(locale, sender, greeted, questSubject(locale, quest, t.unmarkedSubject), [
    t.unmarked({ title, count }),
    { words: t.markAttendance, link },
  ]);
}

/** Push and text version of the message that attendance hasn't been taken. */
export function attendanceUnmarkedShort(locale: Locale, quest: UnmarkedQuest): ShortMessage {
  const { charity: from, unmarked: count, link } = quest;
  const title = titleIn(locale, quest.title);
  return { from, title, words: managerRemindersTexts(locale).shortUnmarked({ count }), link };
}

function listOf(locale: Locale, names: readonly string[]): string {
  const t = managerRemindersTexts(locale);
  return names.reduce((one, other) => t.and({ one, other }));
}
