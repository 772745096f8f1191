import { type SupportPlace, type SupportWay, supportWays } from '#domain/accounts/support-ask.ts';
import { type ReaderPage, supportReader } from './support-reader.ts';

/** The ways to support the product that a place offers to the reader of the page, empty for none. */
export function askWays(place: SupportPlace, page: ReaderPage): SupportWay[] {
  const { config, now } = page.locals;
  return supportWays(place, supportReader(page), config, now);
}
