import { CATEGORY_IDS, categoryOf, type QuestCategory, UNCATEGORIZED } from '../../quests/quest-category.ts';
import { figureAt } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';
import { SHIELD_BORDURE, SHIELD_OUTLINE, SHIELD_SIZE } from './blazon.ts';
import { categoryFigure } from './heraldry.ts';

/**
 * The shields of all types. A page may change the colours of each: `--shield-field`, `--shield-ink` and `--shield-rim` of
 * where it stands come into it.
 */
export function shieldSprite(): string {
  const categories = [...CATEGORY_IDS.map((id) => categoryOf([id])), UNCATEGORIZED];
  return `<svg xmlns="http://www.w3.org/2000/svg">${categories.map(symbolOf).join('')}</svg>`;
}

function symbolOf(category: QuestCategory): string {
  const field = `var(--shield-field,${category.color})`;
  const ink = `var(--shield-ink,${category.ink})`;
  const rim = `var(--shield-rim,${colorVar('lineStrong')})`;
  return (
    `<symbol id="${category.id}" viewBox="0 0 ${SHIELD_SIZE.join(' ')}">` +
    `<path d="${SHIELD_OUTLINE}" fill="${field}"/>` +
    `<path d="${SHIELD_BORDURE}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.25"/>` +
    figureAt(categoryFigure(category), 13, 13, 38, ink) +
    `<path d="${SHIELD_OUTLINE}" fill="none" stroke="${rim}" stroke-width="1.5"/></symbol>`
  );
}
