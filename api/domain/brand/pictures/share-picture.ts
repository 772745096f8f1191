import type { QuestCategory } from '../../quests/quest-category.ts';
import { TINCTURES } from '../arms/blazon.ts';
import { patternSvg, sealSvg, shieldSvg } from '../arms/heraldry.ts';
import { escapeText, round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';

/** The size that messengers and networks ask of a picture for a link, in pixels. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;
/** Families that the renderer has to know. */
export const SHARE_FONTS = { heading: 'Bricolage Grotesque', body: 'Atkinson Hyperlegible Next' } as const;

export type SharedQuest = {
  title: string;
  charityName: string;
  /** «Saturday, March 7, 2026»; null without a date. */
  day: string | null;
  /** «9:00 am – 1:00 pm». */
  time: string | null;
  category: QuestCategory;
};

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;
/** How wide the coloured field at the left is. */
export const PANEL = 380;
/** Where words begin, and how wide they may get. */
export const LEFT = PANEL + 72;
export const ROOM = WIDTH - LEFT - 56;
const { ink, softInk, azure, raised, surface } = tokens.color;

/** The picture of a quest where its address is shared: its shield, title, day and charity. Fixed colours. */
export function questPictureSvg(quest: SharedQuest, siteName: string): string {
  const { day, time, category } = quest;
  const charityName = drawable(quest.charityName);
  const lines = wrapped(drawable(quest.title) || category.label, 15);
  const size = fittingSize(lines, 96);
  const titleTop = 130 + size;
  const below = titleTop + (lines.length - 1) * size * 1.08 + 76;
  return frame(
    `<path fill="${category.color}" d="M0 0h${PANEL}v${HEIGHT}H0z"/>` +
      `<g transform="translate(70 180)">${shieldSvg(category, { reversed: true, size: 240 })}</g>` +
      (charityName ? text(cut(charityName, 34), LEFT, 100, 38, { fill: softInk.light }) : '') +
      lines.map((line, row) => text(line, LEFT, titleTop + row * size * 1.08, size, HEADING)).join('') +
      (day ? text(day, LEFT, below, 44, { ...HEADING, fill: azure.light }) : '') +
      (time ? text(time, LEFT, below + 56, 40, { fill: ink.light }) : '') +
      signature(LEFT, siteName),
  );
}

/** The picture of every other page. */
export function sitePictureSvg(siteName: string): string {
  const size = fittingSize([siteName], 120);
  return frame(
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg('1', { size: 320 })}</g>` +
      `<path fill="${TINCTURES.sable}" fill-opacity=".2" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
      `<rect x="70" y="110" width="1060" height="410" rx="24" fill="${raised.light}"/>` +
      `<g transform="translate(130 190)">${sealSvg({ size: 220 })}</g>` +
      text(siteName, LEFT, 320, size, HEADING) +
      text('Do good near home.', LEFT, 400, 48, { fill: softInk.light }),
  );
}

/** The mark and name of the site at the foot of a picture. */
export function signature(x: number, siteName: string, y = 548): string {
  return (
    `<g transform="translate(${x} ${y})">${sealSvg({ size: 44 })}</g>` +
    text(siteName, x + 60, y + 36, 34, HEADING)
  );
}

/** What both fonts of the pictures have; the renderer would draw a box for anything else. */
const LETTERS = ' -~¡-£¥-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŐ-œŘ-śŞ-šŤťŨ-ūŮ-žȘ-ț–—‘-‚“-„•…€™';
const OTHERS = new RegExp(`[^${LETTERS}]+`, 'gu');

/** The words without emoji and letters of other scripts; empty when nothing is left to read. */
export function drawable(words: string): string {
  const left = words.normalize('NFC').replace(OTHERS, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}

type Style = { family?: string; fill?: string };
export const HEADING: Style = { family: SHARE_FONTS.heading, fill: ink.light };

export function text(words: string, x: number, y: number, size: number, style: Style): string {
  const { family = SHARE_FONTS.body, fill = ink.light } = style;
  return `<text x="${x}" y="${round(y)}" font-family="${family}" font-size="${round(size)}" fill="${fill}">${escapeText(words)}</text>`;
}

export function frame(body: string): string {
  const ground = `<path fill="${surface.light}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${body}</svg>`;
}

/** At most two lines, broken between words. */
export function wrapped(title: string, longest: number): string[] {
  const words = title.trim().split(/\s+/);
  if (title.length <= longest || words.length === 1) return [title.trim()];
  // Where the longer of the two lines is shortest.
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, length: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.reduce((best, one) => (one.length < best.length ? one : best)).lines;
}

/** The largest size up to `most` in which every line has room. */
export function fittingSize(lines: readonly string[], most: number): number {
  return round(Math.min(most, ROOM / Math.max(1, ...lines.map(widthOf))));
}

/** Roughly how wide a line is, in ems, rather more than less. */
function widthOf(line: string): number {
  const widths = [...line].map((letter) =>
    /[MWmw@%]/.test(letter) ? 1.06 : /[\p{Lu}\d]/u.test(letter) ? 0.68 : 0.56,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function cut(words: string, longest: number): string {
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`;
}
