import { cutWithEllipsis } from '../../text/cut-text.ts';
import { joinParts } from '../../text/joined-parts.ts';
import { categoriesTexts } from '../../texts/generated/categories.ts';
import { sharePicturesTexts } from '../../texts/generated/share-pictures.ts';
import { directionOf, type Locale } from '../../texts/locale.ts';
import { METALS, TINCTURES } from '../arms/blazon.ts';
import { patternSvg, sealSvg } from '../arms/heraldry.ts';
import type { Scene } from '../scenes/scene.ts';
import { sceneGround, sceneSky } from '../scenes/scene-picture.ts';
import { escapeText, round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';

/** The size that messengers and networks ask of a picture for a link, in pixels. */
export const SHARE_PICTURE_SIZE = [1200, 630] as const;
/** Families that the renderer has to know. */
export const SHARE_FONTS = {
  heading: 'Bricolage Grotesque',
  body: 'Atkinson Hyperlegible Next',
  arabic: 'IBM Plex Sans Arabic SemiBold',
} as const;

export type SharedQuest = {
  title: string;
  charityName: string;
  /** “Saturday, March 7, 2026”, in the language of the picture; null without a date. */
  day: string | null;
  /** “9:00 am – 1:00 pm”. */
  time: string | null;
  /** The name of its place. */
  place: string | null;
  /** “6 spots left”; null where no one can take one. */
  placesLeft: string | null;
  /** The quest's own picture as an address with its data, SKY high and as wide as the whole; null: its scene stands there. */
  photo: string | null;
  scene: Scene;
};

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;
/** How wide the coloured field at the left is. */
export const PANEL = 380;
/** Left edge of the text area, and its width. */
export const LEFT = PANEL + 72;
export const ROOM = WIDTH - LEFT - 56;
const { ink, softInk, raised, surface } = tokens.color;

/** How high the sky of a quest's picture is; beneath it the words stand on the ground. */
export const SKY = 268;
const EDGE = 64;
const WIDE_ROOM = WIDTH - 2 * EDGE;
const WHITE = '#FFFFFF';

/** The picture of a quest where its address is shared: its scene, and on the ground all that one has to know. */
export function questPictureSvg(locale: Locale, quest: SharedQuest, siteName: string): string {
  const { text } = sheetIn(locale);
  const { day, time, place, placesLeft, scene, photo } = quest;
  const isTurned = directionOf(locale) === 'rtl';
  const charityName = drawable(quest.charityName);
  const lines = wrapped(drawable(quest.title) || categoriesTexts(locale)[scene.category.id], 24);
  const size = fittingSize(lines, lines.length === 1 ? 88 : 66, WIDE_ROOM);
  const titleTop = SKY + 62 + size;
  const below = titleTop + (lines.length - 1) * size * 1.06;
  const when = [day, time].filter((part) => part !== null).join(' · ');
  const where = joinParts([placesLeft, place && cutWithEllipsis(drawable(place), 44)], ' · ');
  const line = (words: string, y: number, most: number, style: Style) =>
    words ? text(words, EDGE, y, fittingSize([words], most, WIDE_ROOM), style) : '';
  return frame(
    (photo === null
      ? `<svg width="${WIDTH}" height="${SKY}">${sceneSky(scene, { isTurned })}</svg>`
      : `<image href="${photo}" width="${WIDTH}" height="${SKY}"/>`) +
      `<svg y="${SKY}" width="${WIDTH}" height="${HEIGHT - SKY}">${sceneGround(scene)}</svg>` +
      line(cutWithEllipsis(charityName, 44), SKY + 54, 32, { fill: WHITE }) +
      lines.map((words, row) => text(words, EDGE, titleTop + row * size * 1.06, size, ON_GROUND)).join('') +
      line(when, below + 62, 40, ON_GROUND) +
      line(where, below + 112, 36, { ...HEADING, fill: METALS[1] }) +
      siteMark(locale, siteName),
  );
}

/** The mark and name of the site in a corner of the sky, on a ground of their own. */
function siteMark(locale: Locale, siteName: string): string {
  const { at } = sheetIn(locale);
  const width = Math.min(WIDTH - 80, 120 + 30 * widthOf(siteName));
  return (
    `<rect x="${at(40, width)}" y="32" width="${round(width)}" height="72" rx="36" fill="${raised.light}"/>` +
    signature(locale, EDGE, siteName, 44)
  );
}

/** The picture of every other page. */
export function sitePictureSvg(locale: Locale, siteName: string): string {
  const { at, text } = sheetIn(locale);
  const size = fittingSize([siteName], 120);
  return frame(
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg('1', { size: 320 })}</g>` +
      `<path fill="${TINCTURES.sable}" fill-opacity=".2" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
      `<rect x="70" y="110" width="1060" height="410" rx="24" fill="${raised.light}"/>` +
      `<g transform="translate(${at(130, 220)} 190)">${sealSvg({ size: 220 })}</g>` +
      text(siteName, LEFT, 320, size, HEADING) +
      text(sharePicturesTexts(locale).goodNearHome, LEFT, 400, 48, { fill: softInk.light }),
  );
}

/** The mark and name of the site at the foot of a picture. */
export function signature(locale: Locale, x: number, siteName: string, y = 548): string {
  const { at, text } = sheetIn(locale);
  return (
    `<g transform="translate(${at(x, 44)} ${y})">${sealSvg({ size: 44 })}</g>` +
    text(siteName, x + 60, y + 36, 34, HEADING)
  );
}

/** What both Latin fonts of the pictures have; the renderer would draw a box for anything that no font has. */
const LETTERS = ' -~¡-£¥-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶķĹ-ľŁ-ňŐ-œŘ-śŞ-šŤťŨ-ūŮ-žȘ-ț–—‘-‚“-„•…€™';
/** What the Arabic font has besides most of them. */
const ARABIC = '\\u0606-\\u061b\\u061e-\\u06a1\\u06a3-\\u06ff';
const OTHERS = new RegExp(`[^${LETTERS}${ARABIC}]+`, 'gu');
const IS_ARABIC = new RegExp(`[${ARABIC}]`, 'u');
/** Latin letters that the Arabic font has not. */
const ACCENTED = /[Ā-İĲ-ŀŃ-őŔ-şŢ-ŷŹ-żſ-ț]/g;

/** The words without emoji and rare accents; empty where letters of other scripts are in them, or nothing is left to read. */
export function drawable(words: string): string {
  const known = words
    .normalize('NFC')
    .replace(/[ʻʼ]/g, '’')
    .replace(OTHERS, (others) => others.replace(/\p{M}/gu, '').replace(/\p{Script=Latin}/gu, plain));
  if (/[\p{L}\p{N}]/u.test((known.match(OTHERS) ?? []).join(''))) return '';
  const left = known.replace(OTHERS, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}

export type Style = { family?: string; fill?: string };
export const HEADING: Style = { family: SHARE_FONTS.heading, fill: ink.light };
const ON_GROUND: Style = { ...HEADING, fill: WHITE };

/** Positions on a picture, mirrored for languages that read from right to left; arms are never mirrored. */
export type Sheet = {
  /** The left edge of what begins at `x` from where one begins to read, and is so wide. */
  at: (x: number, width: number) => number;
  /** Words that begin there, on the line `y`. */
  text: (words: string, x: number, y: number, size: number, style?: Style) => string;
};

/** The sheet of a language. */
export function sheetIn(locale: Locale): Sheet {
  const isTurned = directionOf(locale) === 'rtl';
  const at = (x: number, width: number) => (isTurned ? WIDTH - x - width : x);
  return {
    at,
    text: (words, x, y, size, style = {}) => {
      const { family, drawn } = lineOf(words, style.family ?? SHARE_FONTS.body);
      const place = `x="${at(x, 0)}" y="${round(y)}"${isTurned ? ' text-anchor="end"' : ''}`;
      return `<text ${place} font-family="${family}" font-size="${round(size)}" fill="${style.fill ?? ink.light}">${drawn}</text>`;
    },
  };
}

/** Words about the middle `x`, on the line `y`. */
export function middleLine(words: string, x: number, y: number, size: number, style: Style = {}): string {
  const { family, drawn } = lineOf(words, style.family ?? SHARE_FONTS.body);
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${family}" font-size="${round(size)}" fill="${style.fill ?? ink.light}">${drawn}</text>`;
}

/** A line with Arabic in it is all in the Arabic font: the renderer fails at one whose letters are of two fonts. */
function lineOf(words: string, family: string): { family: string; drawn: string } {
  if (!IS_ARABIC.test(words)) return { family, drawn: escapeText(words) };
  // It would read the line from the left otherwise.
  return { family: SHARE_FONTS.arabic, drawn: `\u2068${escapeText(words.replace(ACCENTED, plain))}\u2069` };
}

/** A letter without its accent; nothing where it is one by itself. */
function plain(letter: string): string {
  return letter.normalize('NFD').replace(/[^ -~]/g, '');
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

/** Largest font size up to `most` in which every line fits the given width. */
export function fittingSize(lines: readonly string[], most: number, room = ROOM): number {
  return round(Math.min(most, room / Math.max(1, ...lines.map(widthOf))));
}

/** Roughly how wide a line is, in ems, rather more than less. */
function widthOf(line: string): number {
  const widths = [...line].map((letter) =>
    /[MWmw@%]/.test(letter) ? 1.06 : /[\p{Lu}\d]/u.test(letter) ? 0.68 : 0.56,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
