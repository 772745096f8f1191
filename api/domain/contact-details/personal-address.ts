import { GAMES, SERVICES, SHORTENERS } from './words.ts';

/** Short addresses of videos, which are lessons more often than contacts. */
const OF_VIDEOS = 'youtu.be';
const NUMBER_OR_NAME = /(?<!\d)\d{10,11}(?!\d)|@/;

/**
 * Whether a web address leads to a person instead of a page: a messenger, a social network, a shortened link, or one with
 * a phone number, a name after “@” or an email address. False for what is no address.
 */
export function isPersonalAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, search, hash } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const isShort = host !== OF_VIDEOS && SHORTENERS.has(host);
  const isService = host
    .split('.')
    .some((label) => (SERVICES.has(label) && !GAMES.has(label)) || label === 'linktr');
  return isShort || isService || NUMBER_OR_NAME.test(`${pathname}${search}${hash}`.replaceAll('%40', '@'));
}
