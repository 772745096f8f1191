import { escapeText, round, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';

/** What a quest's card is drawn with, apart from shields and arms, since browsers draw it too. */

export type PennantFlag = 'yours' | 'full' | 'open';

/** What colours the ring of a quest: the volunteer's colour, or for managers the level reached (QL-17, QL-18). */
export const RING_COLORS = {
  volunteer: colorVar('or'),
  max: colorVar('vert'),
  desired: colorVar('yellowGreen'),
  min: colorVar('or'),
  crisis: colorVar('gules'),
} as const;

/** The ring of taken places over the maximum, with the text “taken / max”; radius and stroke in its own units. */
export function progressRingSvg(
  taken: number,
  max: number,
  color: string = '#FFA94E',
  { radius = 70, stroke = 9, ...options }: SvgOptions & { radius?: number; stroke?: number } = {},
): string {
  const side = 2 * radius + stroke;
  const center = side / 2;
  const text = `${taken} / ${max}`;
  const share = max > 0 ? Math.min(1, Math.max(0, taken / max)) : 0;
  const circle = `cx="${center}" cy="${center}" r="${radius}" fill="none"`;
  const fontSize = round(Math.min(0.5, 3.1 / text.length) * radius);
  const arc = `<circle ${circle} stroke="${color}" stroke-width="${stroke}" pathLength="100" stroke-dasharray="${round(share * 100)} 100" transform="rotate(-90 ${center} ${center})"/>`;
  return svgFrame(
    [side, side],
    `<circle ${circle} stroke="${colorVar('line')}" stroke-width="${stroke}"/>${share > 0 ? arc : ''}` +
      `<text x="${center}" y="${center}" dy=".35em" text-anchor="middle" font-size="${fontSize}" font-weight="700" fill="${colorVar('ink')}">${escapeText(text)}</text>`,
    options,
  );
}
