import { letter, linkIn, type MailText, type Sender, step } from '../messages/letter.ts';
import { dayAndTimeIn, questSubject } from '../messages/named-quest.ts';
import { titleIn } from '../quests/quest-translation.ts';
import { guardianMailsTexts } from '../texts/generated/guardian-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';
import type { LapsedHold } from './lapsed-hold-mails.ts';

/** What a charity did with a quest, so that a place there is kept for no one any more. */
export type HoldBreak = 'cancelled' | 'moved';

/** The place that was kept. */
export type BrokenHold = Omit<LapsedHold, 'endsAt'> & {
  broken: HoldBreak;
  /** The path of all quests of the charity. */
  charityPath: string;
};

type From = Sender & { publicOrigin: string };

/** To the young person: what became of the quest, and what one can do now. */
export function brokenHoldMail(locale: Locale, sender: From, hold: BrokenHold): MailText {
  const t = guardianMailsTexts(locale);
  const words = mailWordsTexts(locale);
  const next =
    hold.broken === 'moved'
      ? step(words.openQuest, linkIn(locale, sender, hold.path), t.holdTryAgain)
      : step(words.otherQuests, linkIn(locale, sender, hold.charityPath), t.holdOthers);
  const subject = questSubject(locale, hold, t.holdBrokenSubject);
  return letter(locale, sender, hold.username, subject, [saysOf(locale, hold), next]);
}

/** To the guardian, who may have been about to answer. */
export function brokenHoldGuardianMail(locale: Locale, sender: From, hold: BrokenHold): MailText {
  const t = guardianMailsTexts(locale);
  const { childName: name } = hold;
  const says = saysOf(locale, hold);
  const subject = questSubject(locale, hold, ({ quest }) => t.holdBrokenGuardianSubject({ name, quest }));
  if (!hold.isAwaited) return letter(locale, sender, null, subject, [says]);
  const another = mailWordsTexts(locale).otherLink;
  return letter(locale, sender, null, subject, [
    says,
    step(another, linkIn(locale, sender, '/guardian'), t.holdGuardianStill({ name })),
    t.askedUnknown({ name }),
  ]);
}

function saysOf(locale: Locale, { broken, title, charity, startedAt }: BrokenHold): string {
  const t = guardianMailsTexts(locale);
  const start = startedAt === null ? '' : dayAndTimeIn(locale, startedAt);
  const about = { title: titleIn(locale, title), charity, start };
  return broken === 'cancelled' ? t.holdCancelled(about) : t.holdMoved(about);
}
