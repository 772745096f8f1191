import {
  CHOICE_COOKIE,
  CHOICE_LIFETIME,
  choiceValue,
  chosenBy,
  type OrganizationChoice,
} from '#domain/charities/organization-choice.ts';
import { listeners } from '../api-client/session-end.ts';

const choices = listeners();

// The choice of this tab: another tab may work for another charity, and its choice must not change this one's page
// under someone's hands. The cookie, which public pages read too, says where a tab begins.
let ofTab: OrganizationChoice | null = null;

/** The provider id that an account chose earlier. Not yet checked against what it may run. */
export function readChosenProviderId(accountId: string | undefined): string | null {
  if (accountId === undefined) return null;
  if (ofTab?.accountId !== accountId) {
    const providerId = chosenBy(accountId, document.cookie);
    ofTab = providerId === null ? null : { accountId, providerId };
  }
  return ofTab?.providerId ?? null;
}

/** Remembers the choice of an account for a year, for this browser; null forgets it. */
export function chooseProvider(choice: OrganizationChoice | null): void {
  ofTab = choice;
  const isSecure = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = cookieText(choice, isSecure);
  choices.tell();
}

/** For useSyncExternalStore. */
export const onProviderChosen = choices.subscribe;

/** The cookie that keeps a choice, or ends it. */
export function cookieText(choice: OrganizationChoice | null, isSecure: boolean): string {
  const value = choice === null ? '' : choiceValue(choice);
  const age = choice === null ? 0 : CHOICE_LIFETIME;
  return `${CHOICE_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
