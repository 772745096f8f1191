import { weeklyQuestsTexts } from '../../texts/generated/weekly-quests.ts';
import type { Locale } from '../../texts/locale.ts';
import type { ShortMessage } from '../letter.ts';
import { letter, type MailPart, type MailText, type Sender } from '../letter.ts';
import { spanInWords } from '../named-quest.ts';

/** A quest that its reader could take. Instants in epoch ms. */
export type OfferedQuest = {
  title: string;
  charity: string;
  startedAt: number;
  endedAt: number | null;
  place: string | null;
  link: string;
};

/** Quests of the next days, and new ones of what someone follows. */
export type WeeklyQuests = Readonly<Record<'quests' | 'followed', readonly OfferedQuest[]>>;

/** At least one of either. `findLink`: where more are. */
export function weeklyMail(
  locale: Locale,
  sender: Sender,
  greeted: string | null,
  { quests, followed }: WeeklyQuests,
  findLink: string,
): MailText {
  const t = weeklyQuestsTexts(locale);
  const count = quests.length + followed.length;
  const told = (some: readonly OfferedQuest[]) =>
    some.flatMap((quest): MailPart[] => [
      linesOf(locale, quest).join('\n'),
      { words: t.look, link: quest.link },
    ]);
  return letter(locale, sender, greeted, t.subject({ count }), [
    ...(quests.length > 0 ? [t.intro] : []),
    ...told(quests),
    ...(followed.length > 0 ? [t.followed] : []),
    ...told(followed),
    { words: t.more, link: findLink },
    t.why,
  ]);
}

/** Push and text version of the weekly email. */
export function weeklyShort(
  locale: Locale,
  { siteName }: Sender,
  { quests, followed }: WeeklyQuests,
  findLink: string,
): ShortMessage {
  const words = weeklyQuestsTexts(locale).subject({ count: quests.length + followed.length });
  return { from: siteName, title: siteName, words, link: findLink };
}

function linesOf(locale: Locale, quest: OfferedQuest): string[] {
  const { title, charity, place } = quest;
  const lines = [weeklyQuestsTexts(locale).atCharity({ title, charity }), spanInWords(locale, quest)];
  return place === null ? lines : [...lines, place];
}
