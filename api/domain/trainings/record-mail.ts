import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { formatLongDay } from '../text/format.ts';
import { plainText } from '../text/plain-text.ts';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { type CountedRecord, isFulfilled, resolutionLabel, shownResolution } from './record-status.ts';

export type ResolutionMailFacts = {
  trainingName: string;
  providerName: string;
  /** As it is now. */
  record: CountedRecord;
  /** Simple HTML. */
  note: string | null;
  firstName: string | null;
  now: number;
  /** Address of a quest that asks for the training, or of the charity's quests. */
  link: string;
};

/** The mail to a volunteer whose training has got a new resolution, in plain text. */
export function resolutionMail(sender: Sender, facts: ResolutionMailFacts): MailText {
  const { trainingName, providerName, record, note, firstName, now, link } = facts;
  const status = resolutionLabel(trainingWordsTexts(FIRST_LOCALE), shownResolution(record, now));
  const decision = [
    `New status: ${status}`,
    ...(record.expiredAt === null ? [] : [`Expiration date: ${formatLongDay(record.expiredAt)}`]),
    ...(note === null ? [] : [`Their note: ${plainText(note)}`]),
  ];
  return letter(sender, firstName, `${status === 'Applied!' ? 'Applied' : status}: ${trainingName}`, [
    `${providerName} has looked at your Training «${trainingName}».`,
    decision.join('\n'),
    ...(isFulfilled(record, now) ? ['You can sign up for the Quests that ask for it:'] : []),
    link,
  ]);
}
