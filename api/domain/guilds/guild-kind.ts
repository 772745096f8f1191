type GuildKind = {
  /** The name shown, also the classification of a guild. Figures stand in brand/arms/guild-figures.ts. */
  label: string;
};

/** The kinds of guild in the order of the carousel; ids name their pictures. */
export const GUILD_KINDS = {
  fellowship: { label: 'Fellowship' },
  family: { label: 'Family' },
  corporate_team: { label: 'Corporate Team' },
  large_cooperation: { label: 'Large Cooperation' },
  religious_ministry: { label: 'Religious Ministry' },
  religious_order: { label: 'Religious Order' },
  chivalric_order: { label: 'Chivalric Order' },
  military_organization: { label: 'Military Organization' },
  athletic_team: { label: 'Athletic Team' },
  fraternity: { label: 'Fraternity' },
  sorority: { label: 'Sorority' },
  school_organization: { label: 'School Organization' },
  scout_troop: { label: 'Scout Troop' },
  local_business: { label: 'Local Business' },
  tribe: { label: 'Tribe' },
  political_party: { label: 'Political Party' },
  guild: { label: 'Guild' },
} as const satisfies Record<string, GuildKind>;

export type GuildKindId = keyof typeof GUILD_KINDS;

/** The ids of the kinds in the order of the carousel. */
export const GUILD_KIND_IDS = Object.keys(GUILD_KINDS) as GuildKindId[];

/** Whether a text is the id of a kind. */
export function isGuildKind(text: string): text is GuildKindId {
  return Object.hasOwn(GUILD_KINDS, text);
}

/** The kind of a stored classification, by id or by label in any case; null when it is none of the 17. */
export function guildKindOf(classification: string): GuildKindId | null {
  const id = classification.trim().toLowerCase().replaceAll(' ', '_');
  return isGuildKind(id) ? id : null;
}
