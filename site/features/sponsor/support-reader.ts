import type { APIContext } from 'astro';
import type { SupportViewer } from '#domain/accounts/support-ask.ts';
import { type SupportPlace, type SupportWay, supportWays } from '#domain/accounts/support-ask.ts';
import { FIRST_BIRTH_COOKIE, isYoungBirth } from '../account/registration/first-birth.ts';

/** What of a page tells who reads it. */
export type ReaderPage = {
  cookies: Pick<APIContext['cookies'], 'get'>;
  locals: Pick<App.Locals, 'viewer' | 'config' | 'now' | 'isSessionOver'>;
};

/** Someone without an account whom no one may ask for money. */
const YOUNG_VISITOR: SupportViewer = {
  isYoung: true,
  subscriptionStatus: null,
  sponsorBannerClosedAt: null,
};

/**
 * Returns who reads a page, for the rule about asking for money; null: a visitor who may be of age. A browser that was
 * told the birth date of someone under 18, or whose login has ended, may be in the hands of someone under 18.
 */
export function supportReader({ cookies, locals }: ReaderPage): SupportViewer | null {
  const { viewer, isSessionOver, now } = locals;
  if (viewer) return viewer;
  const [typed] = cookies.get(FIRST_BIRTH_COOKIE)?.value.split('.') ?? [];
  return isSessionOver || isYoungBirth(typed, now) ? YOUNG_VISITOR : null;
}

/** The ways to support the product that a place offers to the reader of the page, empty for none. */
export function askWays(place: SupportPlace, page: ReaderPage): SupportWay[] {
  const { config, now } = page.locals;
  return supportWays(place, supportReader(page), config, now);
}
