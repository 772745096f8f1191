import type { QuestCategory } from '../../quests/quest-category.ts';
import { stampIconOf } from '../../quests/stamp-icon.ts';
import { STAMP_FIGURES } from '../generated/stamp-figures.ts';
import { figureAt, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';

/** A stamp of the console's stamp book: a perforated sheet in a category's colour with the icon's figure. */
export function stampSvg(iconName: string | null, category: QuestCategory, options: SvgOptions = {}): string {
  const teeth = 'a3 3 0 0 0';
  const side = (step: string) => `${teeth} ${step}`.repeat(8);
  const sheet = `M4 4${side('6.5 0')}${side('0 6.5')}${side('-6.5 0')}${side('0 -6.5')}z`;
  const figure = STAMP_FIGURES[stampIconOf(iconName).figure] ?? '';
  return svgFrame(
    [60, 60],
    `<path d="${sheet}" fill="#FFFFFF" stroke="${colorVar('lineStrong')}" stroke-width="1"/>` +
      `<path d="M10 10h40v40H10z" fill="${category.color}"/>${figureAt(figure, 14, 14, 32, category.ink)}`,
    options,
  );
}
