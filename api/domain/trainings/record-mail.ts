import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { textLines } from '../text/plain-text.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { trainingMailsTexts } from '../texts/generated/training-mails.ts';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import type { Locale } from '../texts/locale.ts';
import { type CountedRecord, isFulfilled, resolutionLabel, shownResolution } from './record-status.ts';

export type ResolutionMailFacts = {
  trainingName: string;
  providerName: string;
  /** Record as it is now. */
  record: CountedRecord;
  /** Simple HTML. */
  note: string | null;
  firstName: string | null;
  now: number;
  /** Address of a quest that asks for the training, or of the charity's quests. */
  link: string;
};

/** The email to a volunteer whose training has got a new resolution, in plain text. */
export function resolutionMail(locale: Locale, sender: Sender, facts: ResolutionMailFacts): MailText {
  const { trainingName: training, providerName: charity, record, note, firstName, now, link } = facts;
  const t = trainingMailsTexts(locale);
  const shown = shownResolution(record, now);
  const status = resolutionLabel(trainingWordsTexts(locale), shown);
  const decision = [
    t.newStatus({ status }),
    ...(record.expiredAt === null ? [] : [t.expires({ day: formatsFor(locale).longDay(record.expiredAt) })]),
    ...(note === null ? [] : [t.note({ note: textLines(note.replaceAll('\n', '<br>')) })]),
  ];
  const subject = subjectWith({ training }, (names) =>
    t.subject({ status: shown === 'Provisional' ? t.applied : status, ...names }),
  );
  return letter(locale, sender, firstName, subject, [
    t.lookedAt({ charity, training }),
    decision.join('\n'),
    ...(isFulfilled(record, now) ? [t.signUpNow] : []),
    step(mailWordsTexts(locale).openQuest, link),
  ]);
}
