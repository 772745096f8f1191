import type { ProfilePart } from '../../attendance/public-profile.ts';
import { discoveredTypes, type ShownNumbers } from '../../attendance/service-record.ts';
import { CATEGORY_IDS, QUEST_CATEGORIES, type QuestCategory } from '../../quests/quest-category.ts';
import { sharePicturesTexts } from '../../texts/generated/share-pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { SHIELD_OUTLINE } from '../arms/blazon.ts';
import { armsTypes, coatOfArmsSvg } from '../arms/coat-of-arms.ts';
import { categoryFigure, patternSvg, shieldSvg } from '../arms/heraldry.ts';
import { figureAt, round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';
import { portraitSvg } from './portrait.ts';
import {
  fittingSize,
  frame,
  HEADING,
  LEFT,
  PANEL,
  ROOM,
  SHARE_PICTURE_SIZE,
  type Sheet,
  sheetIn,
  signature,
} from './share-picture.ts';

export type SharedProfile = {
  id: string;
  username: string;
  /** What the owner shows; the numbers of all else are null. */
  shown: readonly ProfilePart[];
  numbers: Pick<ShownNumbers, 'volunteerMinutes'> & Parameters<typeof discoveredTypes>[0];
  /** ID that decides the pattern behind the arms: the first favorite district, or the person's own. */
  patternId: string;
  isCrowned: boolean;
};

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;
/** How wide the part beside the panel is. */
const WORDS = WIDTH - PANEL;
const SHIELDS_A_ROW = 9;
const SHIELD_WIDTH = 62;
const STEP = (ROOM - SHIELD_WIDTH) / (SHIELDS_A_ROW - 1);
const { softInk, azure, lineStrong } = tokens.color;

/** The picture of a volunteer where the profile is shared: arms, name, hours and the 25 types. Fixed colours. */
export function profilePictureSvg(locale: Locale, profile: SharedProfile, siteName: string): string {
  const sheet = sheetIn(locale);
  const { at, text } = sheet;
  const { username, patternId, isCrowned } = profile;
  const size = fittingSize([username], 92);
  const arms = isCrowned ? { x: 55, y: 135, size: 270 } : { x: 65, y: 165, size: 250 };
  return frame(
    // Cut off at the panel's edge by what is drawn over it, since a clip would need an id.
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg(patternId, { size: 320 })}</g>` +
      `<path fill="${tokens.color.surface.light}" d="M${at(PANEL, WORDS)} 0h${WORDS}v${HEIGHT}h-${WORDS}z"/>` +
      `<g transform="translate(${at(arms.x, arms.size)} ${arms.y})">${armsOf(profile, arms.size)}</g>` +
      text(username, LEFT, 150, size, HEADING) +
      text(deedsOf(locale, profile), LEFT, 214, 42, { ...HEADING, fill: azure.light }) +
      (profile.shown.includes('types') ? typesOf(locale, sheet, profile) : '') +
      signature(locale, LEFT, siteName),
  );
}

/** Crowned, or what the deeds that are shown make of them. */
export function armsOf({ id, username, shown, numbers, isCrowned }: SharedProfile, size: number): string {
  if (isCrowned) return portraitSvg(id, { isCrowned, size });
  const served = shown.includes('types') ? discoveredTypes(numbers).completed : [];
  const types = armsTypes(served.map(({ category }) => category.id));
  return coatOfArmsSvg({ types, name: username }, { size });
}

function typesOf(locale: Locale, sheet: Sheet, { numbers }: SharedProfile): string {
  const { undiscovered } = discoveredTypes(numbers);
  const locked = new Set(undiscovered.map((category) => category.id));
  const all = CATEGORY_IDS.length;
  const discovered = sharePicturesTexts(locale).discovered({ count: all - locked.size, all });
  return (
    CATEGORY_IDS.map((type, index) => shieldAt(sheet, index, QUEST_CATEGORIES[type], locked.has(type))).join(
      '',
    ) + sheet.text(discovered, LEFT, 522, 30, { fill: softInk.light })
  );
}

/** Quests and hours in words, as far as they are shown. */
export function deedsOf(locale: Locale, { shown, numbers }: SharedProfile): string {
  const t = sharePicturesTexts(locale);
  const { questsCompleted, volunteerMinutes } = numbers;
  if (shown.includes('quests') && questsCompleted === 0) return t.ready;
  const hours = Math.round(((volunteerMinutes ?? 0) / 60) * 100) / 100;
  const deeds = [
    shown.includes('quests') && t.quests({ count: questsCompleted ?? 0 }),
    shown.includes('hours') && t.hours({ count: hours }),
  ];
  return deeds.filter(Boolean).join(' · ') || t.volunteer;
}

function shieldAt({ at }: Sheet, index: number, category: QuestCategory, isLocked: boolean): string {
  const x = at(LEFT + (index % SHIELDS_A_ROW) * STEP, SHIELD_WIDTH);
  const y = 252 + Math.floor(index / SHIELDS_A_ROW) * 78;
  const shield = isLocked ? outline(category) : shieldSvg(category, { size: 64 });
  return `<g transform="translate(${round(x)} ${y}) scale(${round(SHIELD_WIDTH / 64)})">${shield}</g>`;
}

/** Outline of a shield not yet earned, as on pages, without the colors that only a style sheet knows. */
function outline(category: QuestCategory): string {
  const line = `fill="none" stroke="${lineStrong.light}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="5 3.5"`;
  return (
    `<path d="${SHIELD_OUTLINE}" ${line}/>` +
    `<g opacity=".25">${figureAt(categoryFigure(category), 16, 14, 32, softInk.light)}</g>`
  );
}
