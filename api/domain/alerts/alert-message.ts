import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { spanInWords } from '../messages/named-quest.ts';
import { subjectWith } from '../messages/subject.ts';
import { locationInShort, type NamedLocation } from '../quests/location-in-words.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import type { Locale } from '../texts/locale.ts';

export type AlertFacts = {
  title: QuestTitle;
  providerName: string;
  startedAt: number | null;
  endedAt: number | null;
  location: NamedLocation | null;
  openPlaces: number;
  /** Address of the quest's page. */
  link: string;
};

/** The email to one volunteer, in plain text. */
export function alertMail(
  locale: Locale,
  sender: Sender,
  facts: AlertFacts,
  { firstName, isPrevious }: { firstName: string | null; isPrevious: boolean },
): MailText {
  const { providerName: charity, openPlaces, link } = facts;
  const place = locationInShort(facts.location);
  const title = titleIn(locale, facts.title);
  const t = questMailsTexts(locale);
  const quest = [
    title,
    t.alertWhen({ when: whenOf(locale, facts) }),
    ...(place === null ? [] : [t.alertWhere({ place })]),
    t.openSpots({ count: openPlaces }),
  ];
  return letter(locale, sender, firstName, subjectWith({ charity, title }, t.alertSubject), [
    t.alert({ charity }),
    quest.join('\n'),
    step(mailWordsTexts(locale).detailsAndSignUp, link, `${t.details}\n`),
    isPrevious ? t.signedUpBefore({ charity }) : t.volunteerHere({ site: sender.siteName }),
  ]);
}

/** Push and text version of an alert: charity, quest, time and place. */
export function alertShort(locale: Locale, facts: AlertFacts): ShortMessage {
  const { providerName: from, link } = facts;
  const place = locationInShort(facts.location);
  const title = titleIn(locale, facts.title);
  const t = questMailsTexts(locale);
  const when = whenOf(locale, facts);
  return { from, title, words: place === null ? when : t.shortWhenWhere({ when, place }), link };
}

function whenOf(locale: Locale, { startedAt, endedAt }: AlertFacts): string {
  if (startedAt === null) return questMailsTexts(locale).onDayToBeAgreed;
  return spanInWords(locale, { startedAt, endedAt });
}
