import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { dayAndTimeIn, questSubject } from '../messages/named-quest.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { placeLetter, placeShort, type ShortPlaceFacts, type SignUpFacts } from '../sign-up/sign-up-mail.ts';
import { standInMailsTexts } from '../texts/generated/stand-in-mails.ts';
import type { Locale } from '../texts/locale.ts';

/** The place that changes hands; `startedAt` in epoch ms. */
export type HandedPlace = { title: QuestTitle; startedAt: number | null; charity: string };

/** To whoever has someone's place now: all that a sign-up is told. */
export function handedOverMail(
  locale: Locale,
  sender: Sender,
  facts: SignUpFacts,
  firstName: string | null,
): MailText {
  const t = standInMailsTexts(locale);
  return placeLetter(locale, sender, facts, firstName, {
    subject: t.handedSubject,
    subjectUndated: t.handedSubjectUndated,
    thanks: t.handed,
    thanksChild: t.handedChild,
  });
}

/** Push and text version of the message to the sub. */
export function handedOverShort(locale: Locale, facts: ShortPlaceFacts): ShortMessage {
  const t = standInMailsTexts(locale);
  return placeShort(locale, facts, { own: t.handedShort, child: t.handedShortChild });
}

/** To whoever looked for a sub. Who it is stands nowhere: an email cannot ask who may know. */
export function standInFoundMail(
  locale: Locale,
  sender: Sender,
  { title: named, startedAt, charity }: HandedPlace,
  to: { firstName: string | null; childName: string | null; link: string },
): MailText {
  const t = standInMailsTexts(locale);
  const about = { title: titleIn(locale, named), charity };
  return letter(
    locale,
    sender,
    to.firstName,
    questSubject(locale, { title: named, startedAt }, t.foundSubject),
    [
      to.childName === null ? t.found(about) : t.foundChild({ ...about, name: to.childName }),
      step(t.thanks, to.link),
    ],
  );
}

/** Push and text version of the message that a sub was found. */
export function standInFoundShort(
  locale: Locale,
  { title, charity: from }: HandedPlace,
  link: string,
): ShortMessage {
  return { from, title: titleIn(locale, title), words: standInMailsTexts(locale).foundShort, link };
}

/** To one of those who run the quest; both names as this manager may know them, null for none. */
export function placeChangedHandsMail(
  locale: Locale,
  sender: Sender,
  { title: named, startedAt }: HandedPlace,
  told: { firstName: string | null; from: string | null; to: string | null; link: string },
): MailText {
  const t = standInMailsTexts(locale);
  const title = titleIn(locale, named);
  const people = { title, from: told.from ?? t.somebody, to: told.to ?? t.somebodyElse };
  const what =
    startedAt === null
      ? t.changedUndated(people)
      : t.changed({ ...people, when: dayAndTimeIn(locale, startedAt) });
  return letter(
    locale,
    sender,
    told.firstName,
    questSubject(locale, { title: named, startedAt }, t.changedSubject),
    [what, step(t.seeWho, told.link)],
  );
}

/** To an address to which someone hands a place. It names no one: nothing is known of who reads it. */
export function handOverLinkMail(
  locale: Locale,
  sender: Sender,
  { title: named, startedAt, charity }: HandedPlace,
  link: string,
): MailText {
  const t = standInMailsTexts(locale);
  return letter(locale, sender, null, questSubject(locale, { title: named, startedAt }, t.linkSubject), [
    t.linkAsked({ title: titleIn(locale, named), charity }),
    ...(startedAt === null ? [] : [t.linkWhen({ when: dayAndTimeIn(locale, startedAt) })]),
    t.linkOne,
    step(t.lookAtIt, link),
    t.linkIgnore,
  ]);
}
