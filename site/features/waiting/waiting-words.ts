import { formatsFor } from '#domain/texts/formats-for.ts';
import { waitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { OwnWaitingDataFragment } from '../../gql/generated.ts';

type Reader = { locale: Locale; now: number };

/** Until when a place is kept: its time, with the day where that is another one. */
export function untilIn({ locale, now }: Reader, endsAt: string): string {
  const formats = formatsFor(locale);
  const instant = Date.parse(endsAt);
  const time = formats.time(instant);
  if (newYorkDay(instant) === newYorkDay(now)) return time;
  return waitingListTexts(locale).dayAndTime({ day: formats.longDay(instant), time });
}

/** How someone stands in line, or that a place is kept for them. `name`: of a child; null for the reader. */
export function standingIn(
  reader: Reader,
  { position, offer }: OwnWaitingDataFragment,
  name: string | null,
): string {
  const t = waitingListTexts(reader.locale);
  if (!offer) return name === null ? t.inLine({ place: position }) : t.childInLine({ place: position, name });
  const until = untilIn(reader, offer.endsAt);
  if (!offer.isForMe) return t.offeredToAll({ until });
  return name === null ? t.offered({ until }) : t.childOffered({ until, name });
}
