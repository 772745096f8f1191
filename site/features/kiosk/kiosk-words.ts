import { CHECK_IN_AHEAD_MS } from '#domain/attendance/check-in.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { checkInTexts } from '#domain/texts/generated/check-in.ts';
import { kioskTexts } from '#domain/texts/generated/kiosk.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { KioskQuery } from '../../gql/generated.ts';

type Kiosk = NonNullable<KioskQuery['kiosk']>;
export type KioskPersonData = Kiosk['people'][number];

/** Heading of what the kiosk shows. */
export function nameOfView(
  locale: Locale,
  view: { person: KioskPersonData | null; isLeaving: boolean; isAdding: boolean; isClosing: boolean },
): string {
  const t = kioskTexts(locale);
  if (view.person) return view.isLeaving ? t.leavingName({ name: view.person.name }) : view.person.name;
  return view.isAdding ? t.newHere : view.isClosing ? t.close : t.title;
}

/** Why no one can check in at the kiosk; null when people can. */
export function closedText(locale: Locale, { state, startedAt }: Kiosk): string | null {
  const t = checkInTexts(locale);
  if (state === 'READY') return null;
  if (state === 'EARLY')
    return t.early({ time: formatsFor(locale).time(Date.parse(startedAt ?? '') - CHECK_IN_AHEAD_MS) });
  if (state === 'CANCELLED') return t.cancelledTitle;
  return state === 'OVER' ? t.overTitle : kioskTexts(locale).closedTitle;
}

/** What stands beside a name; null before the person came. */
export function stateText(locale: Locale, { state }: KioskPersonData): string | null {
  const t = kioskTexts(locale);
  if (state === 'CHECKED_IN') return t.here;
  return state === 'CHECKED_OUT' ? t.left : null;
}

/** What a person is told who has nothing to type; null for who can check in or out. */
export function personText(
  locale: Locale,
  { state, canReturn, isForManager }: KioskPersonData,
  { isTyping, isWrong }: { isTyping: boolean; isWrong: boolean },
): string | null {
  const { askManager, third } = kioskTexts(locale);
  if (state === 'READY' || isTyping) return isForManager ? (isWrong ? third : askManager) : null;
  const t = checkInTexts(locale);
  if (state === 'CHECKED_IN') return t.inTitle;
  if (state !== 'CHECKED_OUT') return askManager;
  return canReturn ? t.outTitle : `${t.outTitle} ${askManager}`;
}
