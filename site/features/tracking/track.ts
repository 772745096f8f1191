import { readAddress } from '#domain/texts/language-address.ts';
import type { PlayerEventName, PlayerEventProperties } from '#domain/tracking/player-event.ts';
import { WritePlayerEventDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { returnToOfReferer } from '../../lib/cookies/return-to.ts';
import { isFetchedAhead } from '../../lib/fetched-ahead.ts';
import { paths } from '../../lib/paths.ts';
import type { QuestAction } from '../sign-up/quest-action.ts';

type Page = { locals: Pick<App.Locals, 'execute' | 'requestId' | 'viewer' | 'config'>; request: Request };
type TrackedQuest = { id: string; eventTitle: string; providerId: string };

/**
 * Records what the volunteer of a page did. No one waits for it and a failure stays without effect; nothing is sent
 * for visitors, or for a page that a browser fetched before anybody asked for it.
 */
export function track(
  { locals, request }: Page,
  eventName: PlayerEventName,
  properties: PlayerEventProperties,
): void {
  if (!locals.viewer || isFetchedAhead(request.headers)) return;
  void ask(locals, WritePlayerEventDocument, { eventName, properties });
}

/** Records something that was done with a quest. */
export function trackQuest(page: Page, eventName: PlayerEventName, quest: TrackedQuest): void {
  const { id: questID, eventTitle: questName, providerId: charityID } = quest;
  track(page, eventName, { questID, questName, charityID });
}

// The dialogs open without a script, so a button counts as clicked when its form arrives.
const BUTTONS: Readonly<Record<QuestAction, PlayerEventName | null>> = {
  'sign-up': 'chariteer_clicks_volunteer_button',
  fulfill: 'chariteer_clicks_volunteer_button',
  'bail-out': 'chariteer_clicks_bail_button',
  'organization-code': null,
  'apply-training': null,
  'guild-code': null,
  'name-supervisor': null,
  'change-party': null,
  'resend-verification': null,
  'join-waiting': null,
  'leave-waiting': null,
  'decline-offer': null,
};

/** Records which of the quest page's buttons was used. */
export function trackClick(page: Page, quest: TrackedQuest, action: QuestAction): void {
  const event = BUTTONS[action];
  if (event) trackQuest(page, event, quest);
}

/** Records the click that led from the charity list to the quests of a charity. */
export function trackCharityClick(page: Page, charity: { id: string; name: string }): void {
  if (!isClickFrom(paths.charityList(), page)) return;
  track(page, 'chariteer_clicks_charity_to_view_all_quests', {
    charityID: charity.id,
    charityName: charity.name,
  });
}

/** Records the click on an offer to subscribe, on a quest's page or the own profile, that led to the subscriptions. */
export function trackOffer(page: Page): void {
  const from = clickedFrom(page);
  const isOffer =
    from !== null && /^\/(questList\/[^/]+\/quest|chariteer-fun-profile)\//.test(readAddress(from).path);
  const link = page.locals.config.publicOrigin + paths.subscribe();
  if (isOffer) track(page, 'chariteer_clicks_sponsor_offer', { link });
}

/** Whether a link on that page of this site led here just now. */
function isClickFrom(path: string, page: Page): boolean {
  return clickedFrom(page) === path;
}

/** The path whose link led here just now; null for a page that is loaded again, or that was reached from elsewhere. */
function clickedFrom({ locals, request: { headers } }: Page): string | null {
  if (headers.has('cache-control')) return null;
  return returnToOfReferer(headers.get('referer'), locals.config.publicOrigin);
}
