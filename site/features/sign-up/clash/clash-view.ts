import { timeClashTexts } from '#domain/texts/generated/time-clash.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ClashDataFragment } from '../../../gql/generated.ts';
import type { RichParts } from '../../../ui/RichParts.tsx';
import { richPartsOf } from '../../../ui/rich-parts-of.ts';
import type { ClashView } from './ClashChoice.tsx';
import { type ClashPlace, clashPlaceOf } from './clash-place.ts';

type Page = { locale: Locale; now: number };
type Asked = {
  /** The times are chosen in the form: whether they are in the way is not known yet. */
  isFlexible: boolean;
  /** The child whom it is about; left out for the viewer. */
  child?: { id: string; name: string } | undefined;
};

/** What a form asks about places at the time of a quest; null where none is held. */
export function clashView(
  clashes: readonly ClashDataFragment[],
  page: Page,
  { isFlexible, child }: Asked,
): ClashView | null {
  const t = timeClashTexts(page.locale);
  const places = clashes.map((clash) => clashPlaceOf(clash, page));
  if (places.length === 0) return null;
  const [only] = places.length === 1 ? places : [];
  return {
    lines: places.map((place) => clashLine(page.locale, place, child?.name)),
    only: only
      ? {
          contractId: only.contractId,
          label: richPartsOf((isFlexible ? t.giveUpIfNeeded : t.giveUp)({ title: only.title.text }), {
            quest: titledAs('strong', only),
          }),
          isRequired: !isFlexible,
          late: only.isLate ? t.isLate : null,
        }
      : null,
    several: isFlexible ? `${t.several} ${t.canChoose}` : t.several,
    missing: t.sayWhich,
    problemId: `leave-problem-${child?.id ?? 'own'}`,
  };
}

/** Which quest someone is on at that time, with the way to it. `name`: of a child; left out for the viewer. */
export function clashLine(locale: Locale, place: ClashPlace, name?: string): RichParts {
  const t = timeClashTexts(locale);
  const { title, href, day, time } = place;
  const words =
    name === undefined
      ? t.youAreOn({ title: title.text, day, time })
      : t.childIsOn({ name, title: title.text, day, time });
  const link = href === null ? {} : { href: addressIn(locale, href) };
  return richPartsOf(words, { quest: { ...titledAs('strong', place), ...link } });
}

function titledAs(as: 'strong', { title: { lang, dir } }: ClashPlace) {
  return { as, ...(lang && { lang }), ...(dir && { dir }) };
}
