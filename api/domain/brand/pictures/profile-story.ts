import { discoveredTypes } from '../../attendance/service-record.ts';
import { CATEGORY_IDS } from '../../quests/quest-category.ts';
import { sharePicturesTexts } from '../../texts/generated/share-pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { patternSvg } from '../arms/heraldry.ts';
import { round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';
import { armsOf, deedsOf, type SharedProfile } from './profile-picture.ts';
import { fittingSize, HEADING, middleLine, type Style } from './share-picture.ts';

/** The size that stories of networks are shown in, upright on a phone, in pixels. */
export const STORY_SIZE = [1080, 1920] as const;

const [WIDTH, HEIGHT] = STORY_SIZE;
const ROOM = WIDTH - 160;
/** Vertical position where the pattern ends. */
const EDGE = 760;
/** Networks lay their own signs over the top and the foot. */
const [ARMS_TOP, ARMS_WIDTH] = [330, 620];
const { ink, softInk, azure, surface } = tokens.color;

/** The arms of a volunteer, upright: the pattern above, the arms across its edge, name, deeds and types beneath. */
export function profileStorySvg(locale: Locale, profile: SharedProfile, siteName: string): string {
  const line = (words: string, y: number, most: number, style: Style) =>
    middleLine(words, WIDTH / 2, y, fittingSize([words], most, ROOM), style);
  const { undiscovered } = discoveredTypes(profile.numbers);
  const all = CATEGORY_IDS.length;
  const discovered = sharePicturesTexts(locale).discovered({ count: all - undiscovered.length, all });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g transform="scale(${round(EDGE / 80)})">${patternSvg(profile.patternId, { size: 320 })}</g>` +
    `<path fill="${surface.light}" d="M0 ${EDGE}h${WIDTH}v${HEIGHT - EDGE}H0z"/>` +
    `<g transform="translate(${(WIDTH - ARMS_WIDTH) / 2} ${ARMS_TOP})">${armsOf(profile, ARMS_WIDTH)}</g>` +
    line(profile.username, 1230, 104, { ...HEADING, fill: ink.light }) +
    line(deedsOf(locale, profile), 1320, 54, { ...HEADING, fill: azure.light }) +
    (profile.shown.includes('types') ? line(discovered, 1400, 40, { fill: softInk.light }) : '') +
    line(siteName, 1600, 44, { ...HEADING, fill: ink.light }) +
    '</svg>'
  );
}
