/** The icons a stamp may carry, each with its figure in the set game-icons. */
export const STAMP_ICONS = {
  stamp_envelope_01: { figure: 'envelope' },
  stamp_bread_01: { figure: 'bread' },
  stamp_salad_01: { figure: 'fruit-bowl' },
  stamp_knife_01: { figure: 'kitchen-knives' },
  stamp_speech_01: { figure: 'talk' },
  stamp_people_01: { figure: 'three-friends' },
  stamp_bag_01: { figure: 'paper-bag-folded' },
  stamp_truck_01: { figure: 'truck' },
  stamp_shelf_01: { figure: 'bookshelf' },
  stamp_box_01: { figure: 'cardboard-box' },
  stamp_wrench_01: { figure: 'spanner' },
} as const satisfies Record<string, { figure: string }>;

export type StampIconId = keyof typeof STAMP_ICONS;

export const STAMP_ICON_IDS = Object.keys(STAMP_ICONS) as StampIconId[];

/** The sizes of the picker in pixels; large shows the medium picture. */
export const STAMP_ICON_SIZES = { tiny: 24, medium: 48, large: 48 } as const;

/** The figure of a stamp's icon; the envelope for a name that is missing or unknown. */
export function stampIconOf(name: string | null | undefined): { figure: string } {
  return STAMP_ICONS[STAMP_ICON_IDS.find((id) => id === name) ?? 'stamp_envelope_01'];
}
