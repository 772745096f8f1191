import { letter, linkIn, type MailText, type Sender, step } from '../messages/letter.ts';
import { dayAndTimeIn, questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { guardianMailsTexts } from '../texts/generated/guardian-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';

/*
 * What is said when a place that was kept for a guardian's answer is free again. Of what people typed only names
 * appear, to a guardian as `nameToGuardian` lets them: whoever enters a stranger's address cannot send words along.
 */

/** The place that was kept. Instants in epoch ms. */
export type LapsedHold = {
  username: string;
  /** What the guardian calls the young person, as `nameToGuardian` says. */
  childName: string;
  title: QuestTitle;
  charity: string;
  startedAt: number | null;
  endsAt: number;
  /** The guardian has not answered; else they have agreed, and something that the quest asks was missing. */
  isAwaited: boolean;
  /** The path of the quest's page. */
  path: string;
};

type From = Sender & { publicOrigin: string };

/** To the young person: what became of the place, and what one can do now. */
export function lapsedHoldMail(locale: Locale, sender: From, hold: LapsedHold): MailText {
  const t = guardianMailsTexts(locale);
  const words = mailWordsTexts(locale);
  const kept = keptPlace(locale, hold);
  const toQuest = (said: string) => step(words.openQuest, linkIn(locale, sender, hold.path), said);
  const subject = questSubject(locale, hold, t.holdOverSubject);
  return letter(
    locale,
    sender,
    hold.username,
    subject,
    hold.isAwaited
      ? [
          t.holdUnanswered(kept),
          step(words.openHome, linkIn(locale, sender, '/home'), t.notAdultHome),
          toQuest(t.holdSignUpAgain),
        ]
      : [t.holdUnconfirmed(kept), toQuest(t.holdTryAgain)],
  );
}

/** To the guardian, who may never have had our first mail. */
export function lapsedHoldGuardianMail(locale: Locale, sender: From, hold: LapsedHold): MailText {
  const t = guardianMailsTexts(locale);
  const { childName: name } = hold;
  const about = { ...keptPlace(locale, hold), name };
  const subject = questSubject(locale, hold, ({ quest }) => t.holdOverGuardianSubject({ name, quest }));
  if (!hold.isAwaited) return letter(locale, sender, null, subject, [t.holdGuardianAgreed(about)]);
  const another = mailWordsTexts(locale).otherLink;
  return letter(locale, sender, null, subject, [
    t.holdGuardian(about),
    step(another, linkIn(locale, sender, '/guardian'), t.holdGuardianStill({ name })),
    t.askedUnknown({ name }),
  ]);
}

function keptPlace(locale: Locale, { title, charity, endsAt }: LapsedHold) {
  return { title: titleIn(locale, title), charity, until: dayAndTimeIn(locale, endsAt) };
}
