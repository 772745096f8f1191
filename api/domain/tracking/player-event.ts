import { needsGuardian } from '../guardians/guardian-consent.ts';
import { englishOnly, type TextRef } from '../texts/text-ref.ts';

export type PlayerEventProperty = 'charityID' | 'charityName' | 'questID' | 'questName' | 'link';

const QUEST: readonly PlayerEventProperty[] = ['questID', 'questName', 'charityID'];
const LINK: readonly PlayerEventProperty[] = ['link'];

/** What is recorded, and nothing else: event → the properties it may carry. */
export const PLAYER_EVENTS = {
  chariteer_bail_from_quest: QUEST,
  chariteer_clicks_sponsor_banner_in_charity_list: LINK,
  chariteer_clicks_sponsor_banner_in_quest: LINK,
  chariteer_clicks_sponsor_offer: LINK,
  chariteer_clicks_charity_to_view_all_quests: ['charityName', 'charityID'],
  chariteer_views_quest: QUEST,
  chariteer_clicks_volunteer_button: QUEST,
  chariteer_clicks_bail_button: QUEST,
} as const satisfies Record<string, readonly PlayerEventProperty[]>;
export type PlayerEventName = keyof typeof PLAYER_EVENTS;

export type PlayerEventProperties = { readonly [Name in PlayerEventProperty]?: string | null };

const TEXT_MAX = 300;
/** For how long it is known how the pages were used. */
export const PLAYER_EVENT_MONTHS = 24;

/** The press that opens the sign-up dialog and the form that is sent from it are one event. */
const ONCE_WITHIN_MS: { readonly [Name in PlayerEventName]?: number } = {
  chariteer_clicks_volunteer_button: 30 * 60_000,
};

/** Since when (epoch ms) the same event of one person with one quest counts as told; null: each counts. */
export function toldSince(name: PlayerEventName, now: number): number | null {
  const within = ONCE_WITHIN_MS[name];
  return within === undefined ? null : now - within;
}

/** The properties that were given. */
export function givenProperties(properties: PlayerEventProperties): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

/** What is wrong with an event's properties, or null. */
export function checkPlayerEvent(name: PlayerEventName, properties: PlayerEventProperties): TextRef | null {
  const allowed: readonly string[] = PLAYER_EVENTS[name];
  for (const [property, value] of Object.entries(givenProperties(properties))) {
    if (!allowed.includes(property)) return englishOnly(`${name} carries no ${property}.`);
    if (value.length > TEXT_MAX)
      return englishOnly(`${property} must be at most ${TEXT_MAX} characters long.`);
  }
  return properties.link != null && !/^https?:\/\/[^\s]+$/.test(properties.link)
    ? englishOnly('link must be a web address.')
    : null;
}

/** Whether events of this person are stored: only of volunteers who are known to be of age. */
export function isTracked(
  person: { accountType: 'Chariteer' | 'Provider'; dateOfBirth: string | null },
  now: number,
): boolean {
  if (person.accountType !== 'Chariteer' || person.dateOfBirth === null) return false;
  return !needsGuardian(person.dateOfBirth, now);
}

/** Events from before this instant (epoch ms) are deleted: 24 months ago. */
export function endOfRetention(now: number): number {
  const day = new Date(now);
  return day.setUTCMonth(day.getUTCMonth() - PLAYER_EVENT_MONTHS);
}
