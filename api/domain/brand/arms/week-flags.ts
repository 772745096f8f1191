import { type CategoryId, QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { figureAt, round, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';
import { categoryFigure } from './heraldry.ts';

/** A week on the string; without a type it was served in one of none. */
export type FlaggedWeek = { isServed: boolean; type: CategoryId | null };

const [WIDTH, HEIGHT] = [330, 46];
/** How far the string hangs in its middle. */
const SAG = 9;
const [FLAG, TALL] = [22, 28];

/**
 * The last weeks as a string of flags in the colours of the types, those without a quest left white; the current week,
 * the last one, is dashed until it has one. In a language from the right the string begins there.
 */
export function weekFlagsSvg(
  weeks: readonly FlaggedWeek[],
  { isTurned = false, ...options }: SvgOptions & { isTurned?: boolean } = {},
): string {
  const step = WIDTH / weeks.length;
  const string = `<path d="M2 3Q${WIDTH / 2} ${3 + 2 * SAG} ${WIDTH - 2} 3" fill="none" stroke="${colorVar('lineStrong')}" stroke-width="1.5"/>`;
  const flags = weeks.map((week, index) => {
    const place = (isTurned ? weeks.length - 1 - index : index) + 0.5;
    const x = round(place * step - FLAG / 2);
    return flagAt(week, x, round(3 + heightAt(place / weeks.length)), index === weeks.length - 1);
  });
  return svgFrame([WIDTH, HEIGHT], string + flags.join(''), options);
}

function flagAt({ isServed, type }: FlaggedWeek, x: number, y: number, isCurrent: boolean): string {
  const outline = `M${x} ${y}h${FLAG}v${TALL}l-${FLAG / 2} -6l-${FLAG / 2} 6z`;
  if (!isServed) {
    const stroke = isCurrent
      ? `fill="${colorVar('orTint')}" stroke="${colorVar('orText')}" stroke-dasharray="4 3" stroke-width="1.75"`
      : `fill="${colorVar('raised')}" stroke="${colorVar('line')}" stroke-width="1.75"`;
    return `<path d="${outline}" ${stroke}/>`;
  }
  if (type === null) return `<path d="${outline}" fill="${colorVar('grey')}"/>`;
  const category = QUEST_CATEGORIES[type];
  return (
    `<path d="${outline}" fill="${category.color}"/>` +
    figureAt(categoryFigure(category), x + 4, y + 4, FLAG - 8, category.ink)
  );
}

/** How deep the string hangs at a share of its length. */
function heightAt(share: number): number {
  return 4 * SAG * share * (1 - share);
}
