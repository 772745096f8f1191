import { joinParts } from '../text/joined-parts.ts';

/** A location as messages name it; `detail` is the door note. */
export type NamedLocation = { name: string; address: string; detail: string };

/** Says in a message where a quest is: name, address and door note. Null without a location. */
export function locationInWords(location: NamedLocation | null): string | null {
  return location && (joinParts([location.name, location.address, location.detail]) || null);
}

/** The location for push and text, without the door note. */
export function locationInShort(location: NamedLocation | null): string | null {
  return location && (joinParts([location.name, location.address]) || null);
}
