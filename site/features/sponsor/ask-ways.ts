import { type SupportPlace, type SupportWay, supportWays } from '#domain/accounts/support-ask.ts';

/** The ways to support the product that a place offers to the reader of the page, empty for none. */
export function askWays(
  place: SupportPlace,
  { viewer, config, now }: Pick<App.Locals, 'viewer' | 'config' | 'now'>,
): SupportWay[] {
  return supportWays(place, viewer, config, now);
}
