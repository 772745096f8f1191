/** A location as messages name it; `detail` is the door note. */
export type NamedLocation = { name: string; address: string; detail: string };

/** Says in a message where a quest is: name, address and door note. Null without a location. */
export function locationInWords(location: NamedLocation | null): string | null {
  return location && joined([location.name, location.address, location.detail]);
}

/** The location for push and text, without the door note. */
export function locationInShort(location: NamedLocation | null): string | null {
  return location && joined([location.name, location.address]);
}

function joined(parts: readonly string[]): string | null {
  const said = parts.map((part) => part.trim().replace(/[\s,;]+$/u, '')).filter((part) => part !== '');
  return [...new Set(said)].join(', ') || null;
}
