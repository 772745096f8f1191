import type { CategoryId } from '../quests/quest-category.ts';
import type { StampIconId } from '../quests/stamp-icon.ts';
import { readyStampsTexts } from '../texts/generated/ready-stamps.ts';
import type { Locale } from '../texts/locale.ts';

type ReadyStamp = { stampIcon: StampIconId; category: CategoryId; minutes: number; places: number };

/** Ready-made stamps for the commonest work, in the order of their buttons; their words are texts. */
export const READY_STAMPS = {
  SERVE_MEAL: { stampIcon: 'stamp_salad_01', category: 'food', minutes: 180, places: 8 },
  PACK_BOXES: { stampIcon: 'stamp_box_01', category: 'food', minutes: 120, places: 10 },
  DRIVE: { stampIcon: 'stamp_truck_01', category: 'voyage', minutes: 120, places: 2 },
  TUTOR: { stampIcon: 'stamp_shelf_01', category: 'mind', minutes: 90, places: 4 },
  VISIT: { stampIcon: 'stamp_speech_01', category: 'life', minutes: 60, places: 4 },
  CLEAN_UP: { stampIcon: 'stamp_bag_01', category: 'earth', minutes: 120, places: 15 },
  WALK_DOGS: { stampIcon: 'stamp_people_01', category: 'beast', minutes: 60, places: 4 },
  FRONT_DESK: { stampIcon: 'stamp_envelope_01', category: 'speech', minutes: 180, places: 2 },
} as const satisfies Record<string, ReadyStamp>;

export type ReadyStampId = keyof typeof READY_STAMPS;

export const READY_STAMP_IDS = Object.keys(READY_STAMPS) as ReadyStampId[];

/** Title and description of a ready-made stamp in a language. */
export function readyStampWords(
  locale: Locale,
  id: ReadyStampId,
): { eventTitle: string; description: string } {
  const t = readyStampsTexts(locale);
  return { eventTitle: t[id], description: `<p>${t[`${id}_TEXT`]}</p>` };
}
