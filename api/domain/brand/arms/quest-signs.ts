import { escapeText, round, type SvgOptions, svgFrame } from '../svg-frame.ts';
import { colorVar } from '../tokens.ts';

/** What a quest's card is drawn with, apart from shields and arms, since browsers draw it too. */

export type PennantFlag = 'yours' | 'full' | 'open';

// Each flag has a sign of its own, so that its colour is never the only word: a check, a bar, a plus.
const pennants = {
  yours: { fill: 'vert', ink: 'onVert', sign: 'M9 19.5l5 5 9.5-10.5' },
  full: { fill: 'graphicGrey', ink: 'onGraphicGrey', sign: 'M9 19.5h14' },
  open: { fill: 'or', ink: 'onOr', sign: 'M16 12.5v14M9 19.5h14' },
} as const;

/** The flag of a quest card: green for one's own sign-up, grey for full, orange for open. */
export function pennantSvg(flag: PennantFlag, options: SvgOptions = {}): string {
  const { fill, ink, sign } = pennants[flag];
  return svgFrame(
    [32, 48],
    `<path d="M2 0h28v46L16 36 2 46z" fill="${colorVar(fill)}"/>` +
      `<path d="${sign}" fill="none" stroke="${colorVar(ink)}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    options,
  );
}

/** What colours the ring of a quest: the volunteer's colour, or for managers the level reached (QL-17, QL-18). */
export const RING_COLORS = {
  volunteer: colorVar('or'),
  max: colorVar('vert'),
  desired: colorVar('yellowGreen'),
  min: colorVar('or'),
  crisis: colorVar('gules'),
} as const;

/** The ring of taken places over the maximum, with the text «taken / max»; radius and stroke in its own units. */
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
