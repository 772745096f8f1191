import { type QuestCategory, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { CATEGORY_FIGURES, GUILD_FIGURES, SIGN_FIGURES } from '../generated/figures.ts';
import { figureAt, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';
import {
  chosen,
  DIVISIONS,
  METALS,
  SHIELD_BORDURE,
  SHIELD_OUTLINE,
  SHIELD_SIZE,
  TINCTURES,
} from './blazon.ts';
import { ownArms, type PatternArms } from './district-arms.ts';
import { guildFigureKey, guildFigureOf } from './guild-figures.ts';
import { PATTERN_SIZE } from './pattern-motif.ts';

const RIM = `fill="none" stroke="${colorVar('lineStrong')}" stroke-width="1.5"`;

/**
 * The tile of a quest category. Locked keeps the outline only, with a padlock at the foot; reversed swaps field and
 * figure, for a tile that lies on the category's own colour.
 */
export function shieldSvg(
  category: QuestCategory,
  {
    locked = false,
    reversed = false,
    ...options
  }: SvgOptions & { locked?: boolean; reversed?: boolean } = {},
): string {
  const figure = categoryFigure(category);
  if (locked) return svgFrame(SHIELD_SIZE, lockedShield(figure), options);
  const [field, ink] = reversed ? [category.ink, category.color] : [category.color, category.ink];
  const body =
    `<path d="${SHIELD_OUTLINE}" fill="${field}"/>` +
    `<path d="${SHIELD_BORDURE}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.25"/>` +
    figureAt(figure, 13, 13, 38, ink);
  return svgFrame(SHIELD_SIZE, reversed ? body : `${body}<path d="${SHIELD_OUTLINE}" ${RIM}/>`, options);
}

/** The path of a category's figure. */
export function categoryFigure({ figure }: QuestCategory): string {
  return CATEGORY_FIGURES[figure] ?? CATEGORY_FIGURES[UNCATEGORIZED.figure] ?? '';
}

function lockedShield(figure: string): string {
  const outline = `fill="none" stroke="${colorVar('lineStrong')}" stroke-width="2" stroke-dasharray="5 3.5"`;
  return (
    `<path d="${SHIELD_OUTLINE}" ${outline}/>` +
    `<g opacity=".38">${figureAt(figure, 16, 9, 32, colorVar('softInk'))}</g>` +
    figureAt(SIGN_FIGURES.padlock ?? '', 23, 43, 18, colorVar('softInk'))
  );
}

function crestSeed(kind: string, id: string): string {
  return `${guildFigureKey(kind)}:${id}`;
}

/** The two colours of a guild's coat of arms, for what stands beside it. */
export function crestColors(kind: string, id: string): [string, string] {
  const seed = crestSeed(kind, id);
  const colors = Object.values(TINCTURES);
  const first = chosen(colors, seed, 'first');
  const others = colors.filter((color) => color !== first);
  return [first, chosen(others, seed, 'second')];
}

/** A guild's coat of arms: the figure from its kind (label or key), division and two colours from its id. */
export function crestSvg(kind: string, id: string, options: SvgOptions = {}): string {
  const seed = crestSeed(kind, id);
  const [first, second] = crestColors(kind, id);
  const metal = chosen(METALS, seed, 'metal');
  const { line, region } = chosen(DIVISIONS, seed, 'division');
  return svgFrame(
    SHIELD_SIZE,
    `<path d="${SHIELD_OUTLINE}" fill="${first}"/><path d="${region}" fill="${second}"/>` +
      `<path d="${line}" fill="none" stroke="${metal}" stroke-opacity=".8" stroke-width="1.5"/>` +
      `<circle cx="32" cy="33" r="20.5" fill="${first}" stroke="${metal}" stroke-width="1.5"/>` +
      figureAt(GUILD_FIGURES[guildFigureOf(kind)] ?? '', 18, 19, 28, metal) +
      `<path d="${SHIELD_OUTLINE}" ${RIM}/>`,
    options,
  );
}

/**
 * The pattern of a district's banners and empty states, two near tones; quiet takes the tones of the surface. `arms`
 * where several stand side by side.
 */
export function patternSvg(
  districtId: string,
  {
    quiet = false,
    arms = ownArms(districtId),
    ...options
  }: SvgOptions & { quiet?: boolean; arms?: PatternArms | undefined } = {},
): string {
  const { path } = arms.motif;
  const ground = quiet ? colorVar('sunken') : arms.tincture;
  const tone = quiet ? `fill="${colorVar('line')}" fill-opacity=".6"` : 'fill="#000000" fill-opacity=".16"';
  const [width, height] = PATTERN_SIZE;
  const body = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path ${tone} d="${path}"/>`;
  return svgFrame(PATTERN_SIZE, body, options, ' preserveAspectRatio="xMidYMid slice"');
}

/** The product's mark: a shield with a roof and a heart beneath it. Fixed colours, for icons outside the pages too. */
export function sealSvg(options: SvgOptions = {}): string {
  return svgFrame(
    SHIELD_SIZE,
    `<path d="${SHIELD_OUTLINE}" fill="${TINCTURES.azure}"/>` +
      '<path d="M3 33.5L32 9l29 24.5v10L32 20 3 43.5z" fill="#FFA94E"/>' +
      '<path d="M32 58.5C22 51.5 18.5 46.5 18.5 41.25c0-4.25 3.1-7 6.6-7 2.8 0 5.4 1.6 6.9 4.4 1.5-2.8 4.1-4.4 6.9-4.4 3.5 0 6.6 2.75 6.6 7 0 5.25-3.5 10.25-13.5 17.25z" fill="#FFFFFF"/>',
    options,
  );
}
