import { FIRST_NAME_MAX, PARTY_BANDS } from '#domain/sign-up/party.ts';
import { partyTexts } from '#domain/texts/generated/party.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { PartyView } from './PartyInputs.tsx';

/** The question who comes along; null where no one can. Who is under 18 brings adults alone. */
export function partyView(
  locale: Locale,
  { most, isYoung }: { most: number; isYoung: boolean },
): PartyView | null {
  if (most === 0) return null;
  const t = partyTexts(locale);
  const bands = PARTY_BANDS.filter((band) => !isYoung || band === 'ADULT');
  return {
    title: t.bring,
    help: t.bringHelp,
    noOne: t.noOne,
    bands: bands.map((id) => ({ id, label: t[id] })),
    firstName: t.firstName,
    nameMax: FIRST_NAME_MAX,
    people: Array.from({ length: most }, (_, index) => t.person({ number: index + 1 })),
  };
}
