import { GUILD_KIND_IDS, type GuildKindId } from '#domain/guilds/guild-kind.ts';

/** The kinds before and after one in the carousel, which goes round at its ends. */
export function neighboursOf(kind: GuildKindId): { previous: GuildKindId; next: GuildKindId } {
  const at = GUILD_KIND_IDS.indexOf(kind);
  const kindAt = (index: number) => GUILD_KIND_IDS.at(index % GUILD_KIND_IDS.length) ?? kind;
  return { previous: kindAt(at - 1), next: kindAt(at + 1) };
}
