import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { formatLongDay, formatTime } from '../text/format.ts';

export type AlertFacts = {
  eventTitle: string;
  providerName: string;
  startedAt: number | null;
  endedAt: number | null;
  place: string | null;
  openPlaces: number;
  /** Address of the quest's page. */
  link: string;
};

/** The mail to one volunteer, in plain text. */
export function alertMail(
  sender: Sender,
  facts: AlertFacts,
  { firstName, isPrevious }: { firstName: string | null; isPrevious: boolean },
): MailText {
  const { eventTitle, providerName, place, openPlaces, link } = facts;
  const reason = isPrevious
    ? `You get this mail because you have signed up with ${providerName} before.`
    : `You get this mail because you are a volunteer on ${sender.siteName}.`;
  const quest = [
    eventTitle,
    `When: ${whenOf(facts)}`,
    ...(place === null ? [] : [`Where: ${place}`]),
    `Open spots: ${openPlaces}`,
  ];
  return letter(sender, firstName, `${providerName} needs you: ${eventTitle}`, [
    `${providerName} is looking for volunteers:`,
    quest.join('\n'),
    `Details and sign-up:\n${link}`,
    reason,
  ]);
}

function whenOf({ startedAt, endedAt }: AlertFacts): string {
  if (startedAt === null) return 'on a day to be agreed';
  const until = endedAt === null ? '' : ` to ${formatTime(endedAt)}`;
  return `${formatLongDay(startedAt)}, ${formatTime(startedAt)}${until}`;
}
