import { formatLongDay, formatTime } from './format.ts';

export type AlertFacts = {
  eventTitle: string;
  providerName: string;
  startedAt: number | null;
  endedAt: number | null;
  place: string | null;
  openPlaces: number;
  /** Address of the quest's page. */
  link: string;
  siteName: string;
};

/** The mail to one volunteer, in plain text. */
export function alertMail(
  facts: AlertFacts,
  { firstName, isPrevious }: { firstName: string | null; isPrevious: boolean },
): { subject: string; body: string } {
  const { eventTitle, providerName, place, openPlaces, link, siteName } = facts;
  const reason = isPrevious
    ? `You get this mail because you have signed up with ${providerName} before.`
    : `You get this mail because you are a volunteer on ${siteName}.`;
  const lines = [
    firstName ? `Hello ${firstName},` : 'Hello,',
    '',
    `${providerName} is looking for volunteers:`,
    '',
    eventTitle,
    `When: ${whenOf(facts)}`,
    ...(place === null ? [] : [`Where: ${place}`]),
    `Open spots: ${openPlaces}`,
    '',
    'Details and sign-up:',
    link,
    '',
    reason,
  ];
  return { subject: `${providerName} needs you: ${eventTitle}`, body: lines.join('\n') };
}

function whenOf({ startedAt, endedAt }: AlertFacts): string {
  if (startedAt === null) return 'on a day to be agreed';
  const until = endedAt === null ? '' : ` to ${formatTime(endedAt)}`;
  return `${formatLongDay(startedAt)}, ${formatTime(startedAt)}${until}`;
}
