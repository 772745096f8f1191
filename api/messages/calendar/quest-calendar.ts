import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { joinParts } from '#domain/text/joined-parts.ts';
import { textLines } from '#domain/text/plain-text.ts';
import { calendarFeedTexts } from '#domain/texts/generated/calendar-feed.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** A quest on which someone has a place, in the words of the calendar's language. Instants in epoch ms. */
export type QuestEvent = {
  questId: string;
  providerId: string;
  title: string;
  charityName: string;
  description: string;
  isCancelled: boolean;
  startedAt: number;
  endedAt: number | null;
  /** The own times on a flexible quest. */
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  placeName: string | null;
  placeAddress: string | null;
  /** The door note. */
  placeDetail: string | null;
  /** First name of a child, in the calendar of its guardian. */
  childName: string | null;
  /** UID without its host, one for each person and quest. */
  uid: string;
  /** Higher with every change of the spot or its quest. */
  sequence: number;
  /** When that change was made. */
  changedAt: number;
};

type Site = { siteName: string; publicOrigin: string };

/** Seconds after which an app may ask again. */
const REFRESH = 3600;

/**
 * Quests as an iCalendar file. An entry keeps its UID forever and has a higher SEQUENCE after every change, so that a
 * quest that was moved or cancelled changes in the calendar where it is. The calendar's name is its charity's, or said in the
 * language, and its links lead to pages of it; what charities wrote comes as they have translated it.
 */
export function questCalendar(
  locale: Locale,
  events: readonly QuestEvent[],
  { siteName, publicOrigin, charity }: Site & { charity: string | null },
): string {
  const calendar = ical({
    name: charity ? `${charity} · ${siteName}` : calendarFeedTexts(locale).calendarName({ site: siteName }),
    prodId: prodIdOf(locale, siteName),
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const event of events) calendar.createEvent(eventData(locale, event, publicOrigin));
  return fileOf(calendar);
}

/** Organizer and attendee of a calendar entry. */
type Parties = { organizer: { name: string; address: string }; attendee: { name: string; address: string } };

/**
 * A quest as the entry that an email carries, under the UID and with the SEQUENCE of the feed: REQUEST puts it into a
 * calendar or moves it there, CANCEL takes it out.
 */
export function calendarOf(
  locale: Locale,
  event: QuestEvent,
  method: 'REQUEST' | 'CANCEL',
  { siteName, publicOrigin, organizer, attendee }: Site & Parties,
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const calendar = ical({ prodId: prodIdOf(locale, siteName), method: ICalCalendarMethod[method] });
  const isCancelled = method === 'CANCEL' || event.isCancelled;
  calendar.createEvent({
    ...eventData(locale, { ...event, isCancelled }, publicOrigin),
    organizer: { name: organizer.name || siteName, email: organizer.address },
    attendees: [
      {
        name: attendee.name,
        email: attendee.address,
        status: ICalAttendeeStatus.ACCEPTED,
        role: ICalAttendeeRole.REQ,
        rsvp: false,
      },
    ],
  });
  return { method, content: fileOf(calendar) };
}

function prodIdOf(locale: Locale, siteName: string) {
  return { company: siteName, product: 'Quests', language: locale.toUpperCase() };
}

/** Every line ends with a break (RFC 5545), the last one too, which the library leaves open. */
function fileOf(calendar: ICalCalendar): string {
  return `${calendar}\r\n`;
}

function eventData(locale: Locale, event: QuestEvent, publicOrigin: string): ICalEventData {
  const { host } = new URL(publicOrigin);
  const page = `/questList/${encodeURIComponent(event.providerId)}/quest/${encodeURIComponent(event.questId)}`;
  const url = publicOrigin + addressIn(locale, page);
  const end = event.expectedDepartureAt ?? event.endedAt;
  const place = joinParts([event.placeName, event.placeAddress]);
  const words = textLines(sanitizeDescription(event.description));
  const title = `${event.title} · ${event.charityName}`;
  return {
    id: `${event.uid}@${host}`,
    sequence: event.sequence,
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
    start: new Date(event.expectedArrivalAt ?? event.startedAt),
    ...(end !== null && { end: new Date(end) }),
    summary: event.childName ? calendarFeedTexts(locale).childTitle({ name: event.childName, title }) : title,
    description: [event.placeDetail, words, url].filter(Boolean).join('\n\n'),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place && { location: place }),
    url,
  };
}
