import type { YearInReview } from '../../attendance/year-in-review.ts';
import { CATEGORY_IDS } from '../../quests/quest-category.ts';
import { sharePicturesTexts } from '../../texts/generated/share-pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { armsTypes, coatOfArmsSvg } from '../arms/coat-of-arms.ts';
import { patternSvg } from '../arms/heraldry.ts';
import { round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';
import { STORY_SIZE } from './profile-story.ts';
import {
  fittingSize,
  frame,
  HEADING,
  LEFT,
  middleLine,
  PANEL,
  ROOM,
  SHARE_PICTURE_SIZE,
  type Style,
  sheetIn,
  signature,
} from './share-picture.ts';

/** A year as it is drawn: of whom, and what it came to. */
export type DrawnYear = Omit<YearInReview, 'types' | 'newTypes'> & {
  username: string;
  types: readonly string[];
};

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;
const [STORY_WIDTH, STORY_HEIGHT] = STORY_SIZE;
const { ink, softInk, azure, surface } = tokens.color;
const ARMS = 250;
/** Upright, the pattern ends here, and the arms lie across its edge. */
const EDGE = 700;
const STORY_ARMS = { top: 300, width: 560 };

/** A year where its address is shared: the arms as they were at its end, and what was done. Fixed colours. */
export function yearPictureSvg(locale: Locale, year: DrawnYear, siteName: string): string {
  const { at, text } = sheetIn(locale);
  const words = WIDTH - PANEL;
  const [deeds, rows] = linesOf(locale, year);
  const size = fittingSize([year.username], 92);
  return frame(
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg(year.username, { size: 320 })}</g>` +
      `<path fill="${surface.light}" d="M${at(PANEL, words)} 0h${words}v${HEIGHT}h-${words}z"/>` +
      `<g transform="translate(${at(65, ARMS)} 165)">${armsOf(year, ARMS)}</g>` +
      text(year.username, LEFT, 150, size, HEADING) +
      text(titleOf(locale, year), LEFT, 220, 44, { ...HEADING, fill: azure.light }) +
      [...deeds, ...rows].map((line, index) => text(line, LEFT, 300 + 56 * index, 40, HEADING)).join('') +
      text(typesOf(locale, year), LEFT, 522, fittingSize([typesOf(locale, year)], 30, ROOM), {
        fill: softInk.light,
      }) +
      signature(locale, LEFT, siteName),
  );
}

/** Vertical version of a year's picture, in the format of stories on social networks. */
export function yearStorySvg(locale: Locale, year: DrawnYear, siteName: string): string {
  const line = (words: string, y: number, most: number, style: Style) =>
    middleLine(words, STORY_WIDTH / 2, y, fittingSize([words], most, STORY_WIDTH - 160), style);
  const [deeds, rows] = linesOf(locale, year);
  const lines = [...deeds, ...rows];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STORY_WIDTH}" height="${STORY_HEIGHT}" viewBox="0 0 ${STORY_WIDTH} ${STORY_HEIGHT}">` +
    `<g transform="scale(${round(EDGE / 80)})">${patternSvg(year.username, { size: 320 })}</g>` +
    `<path fill="${surface.light}" d="M0 ${EDGE}h${STORY_WIDTH}v${STORY_HEIGHT - EDGE}H0z"/>` +
    `<g transform="translate(${(STORY_WIDTH - STORY_ARMS.width) / 2} ${STORY_ARMS.top})">${armsOf(year, STORY_ARMS.width)}</g>` +
    line(year.username, 1070, 104, { ...HEADING, fill: ink.light }) +
    line(titleOf(locale, year), 1160, 56, { ...HEADING, fill: azure.light }) +
    lines.map((words, index) => line(words, 1270 + 80 * index, 56, HEADING)).join('') +
    line(typesOf(locale, year), 1290 + 80 * lines.length, 40, { fill: softInk.light }) +
    line(siteName, 1690, 44, { ...HEADING, fill: ink.light }) +
    '</svg>'
  );
}

function armsOf({ types, username }: DrawnYear, size: number): string {
  return coatOfArmsSvg({ types: armsTypes(types), name: username }, { size });
}

function titleOf(locale: Locale, { year }: DrawnYear): string {
  return sharePicturesTexts(locale).yearOf({ year: String(year) });
}

function typesOf(locale: Locale, { types }: DrawnYear): string {
  return sharePicturesTexts(locale).discovered({ count: types.length, all: CATEGORY_IDS.length });
}

/** What was done, and how long it went on; nothing of a year without. */
function linesOf(locale: Locale, year: DrawnYear): readonly [string[], string[]] {
  const t = sharePicturesTexts(locale);
  if (year.quests === 0) return [[t.ready], []];
  const hours = Math.round((year.minutes / 60) * 10) / 10;
  return [
    [`${t.hours({ count: hours })} · ${t.quests({ count: year.quests })}`],
    [t.charities({ count: year.charities }), t.weeks({ count: year.weeksInARow })],
  ];
}
