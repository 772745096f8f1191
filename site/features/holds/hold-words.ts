import { placeHoldTexts } from '#domain/texts/generated/place-hold.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { untilIn } from '../waiting/waiting-words.ts';
import { MOST_MINUTES } from './minutes-left.ts';

type Reader = { locale: Locale; now: number };

/** Text that a spot is held while a person enters their details; or, if none is, that they continue without. */
export function joiningHoldIn(reader: Reader, heldUntil: string | null): string {
  const t = placeHoldTexts(reader.locale);
  return heldUntil === null ? t.joiningNone : t.joining({ until: untilIn(reader, heldUntil) });
}

/** Text that a spot is held while a minor's guardian is asked. */
export function guardianHoldIn(reader: Reader, heldUntil: string | null): string {
  const t = placeHoldTexts(reader.locale);
  return heldUntil === null ? t.guardianNone : t.guardian({ until: untilIn(reader, heldUntil) });
}

/** What a page that is looked at says as minutes go by: the first is for the last minute. */
export function minutesLeftIn(locale: Locale): string[] {
  const t = placeHoldTexts(locale);
  return Array.from({ length: MOST_MINUTES }, (_, index) => t.minutesLeft({ minutes: index + 1 }));
}
