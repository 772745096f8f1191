/** A new one with every change of how shields are drawn, since browsers keep the file for good. */
const EDITION = 1;
/** Path of the sprite with the shields of all types, fetched once for all pages that show some. */
export const SHIELD_SPRITE_PATH = `/shields/${EDITION}.svg`;

/** What names the shield of a type in a `<use>`. */
export function shieldHref(categoryId: string): string {
  return `${SHIELD_SPRITE_PATH}#${categoryId}`;
}
