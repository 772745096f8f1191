import { type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';
import { chosen, DIVISIONS, SHIELD_OUTLINE, SHIELD_SIZE } from './blazon.ts';

/**
 * Stands for someone who is counted and not named. Its division follows from the place (a quest, a district, a guild)
 * and the position in the row, never from the person: the same crest elsewhere is someone else.
 */
export function neutralCrestSvg(placeId: string, position: number, options: SvgOptions = {}): string {
  const { region } = chosen(DIVISIONS, `${placeId}:${position}`, 'neutral division');
  const ink = colorVar('lineStrong');
  return svgFrame(
    SHIELD_SIZE,
    `<path d="${SHIELD_OUTLINE}" fill="${colorVar('sunken')}"/><path d="${region}" fill="${colorVar('line')}"/>` +
      `<circle cx="32" cy="25" r="8.5" fill="${ink}"/><path d="M16 50c0-9 7-14 16-14s16 5 16 14q-7 9-16 12-9-3-16-12z" fill="${ink}"/>` +
      `<path d="${SHIELD_OUTLINE}" fill="none" stroke="${ink}" stroke-width="2.5"/>`,
    options,
  );
}
