import { weeklyQuestsTexts } from '../../texts/generated/weekly-quests.ts';
import type { Locale } from '../../texts/locale.ts';
import { letter, type MailPart, type MailText, type Sender } from '../letter.ts';
import { spanInWords } from '../named-quest.ts';
import type { ShortMessage } from '../short-message.ts';

/** A quest that its reader could take. Instants in epoch ms. */
export type OfferedQuest = {
  title: string;
  charity: string;
  startedAt: number;
  endedAt: number | null;
  place: string | null;
  link: string;
};

/** The quests of the next days; at least one. `findLink`: where more are. */
export function weeklyMail(
  locale: Locale,
  sender: Sender,
  greeted: string | null,
  quests: readonly OfferedQuest[],
  findLink: string,
): MailText {
  const t = weeklyQuestsTexts(locale);
  const count = quests.length;
  return letter(locale, sender, greeted, t.subject({ count }), [
    t.intro({ count }),
    ...quests.flatMap((quest): MailPart[] => [
      linesOf(locale, quest).join('\n'),
      { words: t.look, link: quest.link },
    ]),
    { words: t.more, link: findLink },
    t.why({ site: sender.siteName }),
  ]);
}

/** The same for push and text. */
export function weeklyShort(
  locale: Locale,
  { siteName }: Sender,
  quests: readonly OfferedQuest[],
  findLink: string,
): ShortMessage {
  const words = weeklyQuestsTexts(locale).short({ count: quests.length });
  return { from: siteName, title: siteName, words, link: findLink };
}

function linesOf(locale: Locale, quest: OfferedQuest): string[] {
  const { title, charity, place } = quest;
  const lines = [weeklyQuestsTexts(locale).atCharity({ title, charity }), spanInWords(locale, quest)];
  return place === null ? lines : [...lines, place];
}
