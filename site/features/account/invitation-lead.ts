import { logInPageTexts } from '#domain/texts/generated/log-in-page.ts';
import { readAddress } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { paths } from '../../lib/paths.ts';

/** Says to who comes by an invitation's link why to log in or join; null if `goal` leads to no invitation. */
export function invitationLead(locale: Locale, goal: string | null): string | null {
  const [path] = readAddress(goal ?? '').path.split(/[?#]/);
  return path === paths.invitations() ? logInPageTexts(locale).leadInvited : null;
}
