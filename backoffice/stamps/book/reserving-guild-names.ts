import type { StampBookRecord } from './stamp-book-record.ts';

// A guild that was chosen just now stands in no answer of the server yet.
const chosen = new Map<string, string>();

export function rememberGuild({ id, name }: { id: string; name: string }): void {
  chosen.set(id, name);
}

/** What a guild of the bundle book is called. */
export function nameOfGuild(id: string, { reservingGuilds }: StampBookRecord): string {
  return reservingGuilds?.find((guild) => guild.id === id)?.name ?? chosen.get(id) ?? 'a Guild that is gone';
}
