import type { ProfilePart } from '../../attendance/public-profile.ts';
import { discoveredTypes, type ShownNumbers } from '../../attendance/service-record.ts';
import { CATEGORY_IDS, QUEST_CATEGORIES, type QuestCategory } from '../../quests/quest-category.ts';
import { formatRewardHours } from '../../text/format.ts';
import { SHIELD_OUTLINE } from '../arms/blazon.ts';
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
  signature,
  text,
} from './share-picture.ts';

export type SharedProfile = {
  id: string;
  username: string;
  /** What the owner shows; the numbers of all else are null. */
  shown: readonly ProfilePart[];
  numbers: Pick<ShownNumbers, 'volunteerMinutes'> & Parameters<typeof discoveredTypes>[0];
  /** Whose pattern lies behind the arms: the first favorite district, or the person's own id. */
  patternId: string;
  isCrowned: boolean;
};

const HEIGHT = SHARE_PICTURE_SIZE[1];
const SHIELDS_A_ROW = 9;
const SHIELD_WIDTH = 62;
const STEP = (ROOM - SHIELD_WIDTH) / (SHIELDS_A_ROW - 1);
const { softInk, azure, lineStrong } = tokens.color;

/** The picture of a volunteer where the profile is shared: arms, name, hours and the 25 types. Fixed colours. */
export function profilePictureSvg(profile: SharedProfile, siteName: string): string {
  const { id, username, patternId, isCrowned } = profile;
  const size = fittingSize([username], 92);
  const arms = isCrowned ? { x: 55, y: 135, size: 270 } : { x: 65, y: 165, size: 250 };
  return frame(
    // Cut off at the panel's edge by what is drawn over it, since a clip would need an id.
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg(patternId, { size: 320 })}</g>` +
      `<path fill="${tokens.color.surface.light}" d="M${PANEL} 0h${SHARE_PICTURE_SIZE[0] - PANEL}v${HEIGHT}H${PANEL}z"/>` +
      `<g transform="translate(${arms.x} ${arms.y})">${portraitSvg(id, { isCrowned, size: arms.size })}</g>` +
      text(username, LEFT, 150, size, HEADING) +
      text(deedsOf(profile), LEFT, 214, 42, { ...HEADING, fill: azure.light }) +
      (profile.shown.includes('types') ? typesOf(profile) : '') +
      signature(LEFT, siteName),
  );
}

function typesOf({ numbers }: SharedProfile): string {
  const { undiscovered } = discoveredTypes(numbers);
  const locked = new Set(undiscovered.map((category) => category.id));
  return (
    CATEGORY_IDS.map((type, index) => shieldAt(index, QUEST_CATEGORIES[type], locked.has(type))).join('') +
    text(`${25 - locked.size} of 25 Quest types discovered`, LEFT, 522, 30, { fill: softInk.light })
  );
}

function deedsOf({ shown, numbers: { questsCompleted, volunteerMinutes } }: SharedProfile): string {
  if (shown.includes('quests') && questsCompleted === 0) return 'Ready for a first Quest';
  const hours = formatRewardHours(volunteerMinutes ?? 0);
  const deeds = [
    shown.includes('quests') && (questsCompleted === 1 ? '1 Quest' : `${questsCompleted} Quests`),
    shown.includes('hours') && `${hours} ${hours === '1' ? 'hour' : 'hours'}`,
  ];
  return deeds.filter(Boolean).join(' · ') || 'Volunteer';
}

function shieldAt(index: number, category: QuestCategory, isLocked: boolean): string {
  const x = LEFT + (index % SHIELDS_A_ROW) * STEP;
  const y = 252 + Math.floor(index / SHIELDS_A_ROW) * 78;
  const shield = isLocked ? outline(category) : shieldSvg(category, { size: 64 });
  return `<g transform="translate(${round(x)} ${y}) scale(${round(SHIELD_WIDTH / 64)})">${shield}</g>`;
}

/** As a locked shield of the pages, without the colours that only a style sheet knows. */
function outline(category: QuestCategory): string {
  const line = `fill="none" stroke="${lineStrong.light}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="5 3.5"`;
  return (
    `<path d="${SHIELD_OUTLINE}" ${line}/>` +
    `<g opacity=".25">${figureAt(categoryFigure(category), 16, 14, 32, softInk.light)}</g>`
  );
}
