import { bandsAllowed, FIRST_NAME_MAX, PARTY_BANDS } from '#domain/sign-up/party.ts';
import { partyTexts } from '#domain/texts/generated/party.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { PartyView, SentHead } from './PartyInputs.tsx';

type Asked = Omit<Parameters<typeof bandsAllowed>[0], 'isSupervised'> & {
  most: number;
  /** People who come along already, and may stay. */
  kept?: readonly SentHead[];
};

/** The question who comes along, of whom the quest lets come; null where no one can. */
export function partyView(locale: Locale, { most, kept = [], ...ages }: Asked): PartyView | null {
  const allowed = bandsAllowed({ ...ages, isSupervised: false });
  const bands = PARTY_BANDS.filter((id) => allowed.includes(id) || kept.some(({ band }) => band === id));
  if (most === 0 || bands.length === 0) return null;
  const t = partyTexts(locale);
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

/** How many people can be asked for: no more than the quest allows, but for those who come already. */
export function mostOthers({
  others,
  othersLeft,
  othersMax,
}: Record<'others' | 'othersLeft' | 'othersMax', number>) {
  return Math.max(others, Math.min(othersMax, others + othersLeft));
}
