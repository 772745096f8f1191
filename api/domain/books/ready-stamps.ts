import type { CategoryId } from '../quests/quest-category.ts';
import type { StampIconId } from '../quests/stamp-icon.ts';
import { readyStampsTexts } from '../texts/generated/ready-stamps.ts';
import type { Locale } from '../texts/locale.ts';

type ReadyStamp = { text: string; stampIcon: StampIconId; category: CategoryId; places: number };

/** Ready-made stamps for the commonest work, in the order of their buttons; their words are texts. */
export const READY_STAMPS = {
  SERVE_MEAL: { text: 'SERVE_MEAL_TEXT', stampIcon: 'stamp_salad_01', category: 'food', places: 8 },
  PACK_BOXES: { text: 'PACK_BOXES_TEXT', stampIcon: 'stamp_box_01', category: 'food', places: 10 },
  DRIVE: { text: 'DRIVE_TEXT', stampIcon: 'stamp_truck_01', category: 'voyage', places: 2 },
  TUTOR: { text: 'TUTOR_TEXT', stampIcon: 'stamp_shelf_01', category: 'mind', places: 4 },
  VISIT: { text: 'VISIT_TEXT', stampIcon: 'stamp_speech_01', category: 'life', places: 4 },
  CLEAN_UP: { text: 'CLEAN_UP_TEXT', stampIcon: 'stamp_bag_01', category: 'earth', places: 15 },
  WALK_DOGS: { text: 'WALK_DOGS_TEXT', stampIcon: 'stamp_people_01', category: 'beast', places: 4 },
  FRONT_DESK: { text: 'FRONT_DESK_TEXT', stampIcon: 'stamp_envelope_01', category: 'speech', places: 2 },
} as const satisfies Record<string, ReadyStamp>;

export type ReadyStampId = keyof typeof READY_STAMPS;

export const READY_STAMP_IDS = Object.keys(READY_STAMPS) as ReadyStampId[];

/** Title and description of a ready-made stamp in a language. */
export function readyStampWords(
  locale: Locale,
  id: ReadyStampId,
): { eventTitle: string; description: string } {
  const t = readyStampsTexts(locale);
  return { eventTitle: t[id], description: `<p>${t[READY_STAMPS[id].text]}</p>` };
}
