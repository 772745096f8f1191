/** An entry of a calendar. Instants in epoch ms. */
type Entry = {
  title: string;
  startedAt: number;
  endedAt: number | null;
  place: string | null;
  /** The page that tells the rest. */
  address: string;
};

/** The address that puts an entry into a calendar of Google's; nothing is sent before it is opened. */
export function googleCalendarAddress({ title, startedAt, endedAt, place, address }: Entry): string {
  const compact = (instant: number) => utcSecond(instant).replaceAll(/[-:]/g, '');
  return addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startedAt)}/${compact(endedAt ?? startedAt)}`,
    details: address,
    location: place ?? '',
  });
}

/** Link that adds the quest to an Outlook calendar. */
export function outlookCalendarAddress({ title, startedAt, endedAt, place, address }: Entry): string {
  return addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: utcSecond(startedAt),
    enddt: utcSecond(endedAt ?? startedAt),
    body: address,
    location: place ?? '',
  });
}

/** To the second, in UTC: “2026-11-28T22:30:00Z”. */
function utcSecond(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** Outlook takes a plus for a plus, so blanks are written out. */
function addressOf(base: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return `${base}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
