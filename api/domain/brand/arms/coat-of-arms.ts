import { CATEGORY_IDS, type CategoryId, QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { firstCharacter } from '../../text/cut-text.ts';
import { escapeText, figureAt, round, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';
import { type Quarter, quartersFor } from './arms-quarters.ts';
import { chosen, METALS, SHIELD_OUTLINE, SHIELD_SIZE, TINCTURES } from './blazon.ts';
import { categoryFigure } from './heraldry.ts';

export type CoatOfArms = {
  /** Types served in, the most frequent first. */
  types: readonly CategoryId[];
  /** Stands in initials on the shield of who has served in none yet. */
  name: string;
  /** A type that someone has signed up for and not yet served in: its quarter is dashed (DEC-66). */
  promised?: CategoryId | null | undefined;
};

/** A figure smaller than this, in pixels, is a blot: the colour alone stands there. */
const LEAST_FIGURE = 8;
const HEART_SCALE = 0.42;
const { ink, lineStrong, raised, orText } = tokens.color;

/** The types among words, each once, as a coat of arms takes them. */
export function armsTypes(types: readonly string[]): CategoryId[] {
  return [...new Set(types)].filter((type): type is CategoryId => CATEGORY_IDS.includes(type as CategoryId));
}

/**
 * What someone's deeds make of a shield: a quarter for each type served in, the most frequent first; initials before
 * the first one. The colours are fixed, so that it is the same in pictures, on paper and by night.
 */
export function coatOfArmsSvg(
  { types, name, promised = null }: CoatOfArms,
  options: SvgOptions = {},
): string {
  const dashed = promised !== null && !types.includes(promised) ? promised : null;
  const all = dashed === null ? types : [...types, dashed];
  const body =
    types.length === 0
      ? initialsShield(name, dashed, options.size)
      : quarteredShield(all, dashed, options.size);
  return svgFrame(
    SHIELD_SIZE,
    `${body}<path d="${SHIELD_OUTLINE}" fill="none" stroke="#FFFFFF" stroke-width="3.5"/>` +
      `<path d="${SHIELD_OUTLINE}" fill="none" stroke="${lineStrong.light}" stroke-width="1.5"/>`,
    options,
  );
}

function quarteredShield(types: readonly CategoryId[], dashed: CategoryId | null, size = 640): string {
  const { hasHeart, quarters } = quartersFor(types.length);
  const around = hasHeart ? types.slice(1) : types;
  const scale = size / SHIELD_SIZE[0];
  const fields = around.map((type, index) =>
    fieldOf(type, quarters[index] as Quarter, { isDashed: type === dashed, scale }),
  );
  return fields.join('') + (hasHeart ? heartOf(types[0] as CategoryId, scale) : '');
}

function fieldOf(
  type: CategoryId,
  { path, x, y, side }: Quarter,
  { isDashed, scale }: { isDashed: boolean; scale: number },
): string {
  const category = QUEST_CATEGORIES[type];
  const fill = isDashed ? raised.light : category.color;
  const figure =
    side * scale < LEAST_FIGURE
      ? ''
      : figureAt(
          categoryFigure(category),
          round(x - side / 2),
          round(y - side / 2),
          side,
          isDashed ? ink.light : category.ink,
        );
  const field = `<path d="${path}" fill="${fill}" stroke="#FFFFFF" stroke-width="1.25" stroke-linejoin="round"/>${figure}`;
  if (!isDashed) return field;
  return `${field}<path d="${path}" fill="none" stroke="${orText.light}" stroke-width="2" stroke-linejoin="round" stroke-dasharray="4 3"/>`;
}

/** The type served in most, upon the others. */
function heartOf(type: CategoryId, scale: number): string {
  const category = QUEST_CATEGORIES[type];
  const [x, y] = [32 - 32 * HEART_SCALE, 32 - 35 * HEART_SCALE].map(round);
  const figure =
    34 * HEART_SCALE * scale < LEAST_FIGURE
      ? ''
      : figureAt(categoryFigure(category), 15, 14, 34, category.ink);
  return (
    `<g transform="translate(${x} ${y}) scale(${HEART_SCALE})">` +
    `<path d="${SHIELD_OUTLINE}" fill="${category.color}" stroke="#FFFFFF" stroke-width="7"/>${figure}</g>`
  );
}

/** Initials, above a dashed quarter where a first type is promised. */
function initialsShield(name: string, dashed: CategoryId | null, size = 640): string {
  const initials = initialsOf(name);
  const fill = chosen(Object.values(TINCTURES), name, 'initials');
  const [chief, , quarter] = dashed === null ? [] : quartersFor(3).quarters;
  const height = (chief ? 20 : 26) + ([...initials].length > 1 ? 0 : 6);
  const field =
    dashed && quarter ? fieldOf(dashed, quarter, { isDashed: true, scale: size / SHIELD_SIZE[0] }) : '';
  return (
    `<path d="${SHIELD_OUTLINE}" fill="${fill}"/>` +
    `<text x="32" y="${chief?.y ?? 33}" dy=".35em" text-anchor="middle" font-family="${INITIALS_FONT}" font-size="${height}" font-weight="700" fill="${METALS[0]}">${escapeText(initials)}</text>${field}`
  );
}

/** Fonts of the initials: pages and rendered pictures know the family by different names. */
const INITIALS_FONT =
  'Bricolage Grotesque Variable, Bricolage Grotesque, IBM Plex Sans Arabic SemiBold, sans-serif';

/** The first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => firstCharacter(word).toLocaleUpperCase('en'))
    .join('');
}
