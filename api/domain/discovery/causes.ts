import type { CategoryId } from '../quests/quest-category.ts';

/** What people want to help with, in plain words, and the types that belong to it; each type belongs to one. */
export const CAUSES = {
  food: ['food', 'garment', 'hygiene', 'treasure'],
  kids: ['youth', 'mind', 'life'],
  nature: ['beast', 'nature', 'earth', 'water'],
  health: ['time', 'cure', 'blood', 'toxin', 'shadow', 'soul'],
  hands: ['craft', 'body'],
  neighbors: ['speech', 'voyage', 'war', 'defender', 'fire', 'storm'],
} as const satisfies Record<string, readonly CategoryId[]>;

export type CauseId = keyof typeof CAUSES;
