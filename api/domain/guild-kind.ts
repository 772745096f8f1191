type GuildKind = {
  /** The name shown, also the classification of a guild. */
  label: string;
  /** Figure of the kind's crest and pictures, a name of the game-icons set. */
  figure: string;
};

/** The kinds of guild in the order of the carousel; ids name their pictures. */
export const GUILD_KINDS = {
  fellowship: { label: 'Fellowship', figure: 'three-friends' },
  family: { label: 'Family', figure: 'family-house' },
  corporate_team: { label: 'Corporate Team', figure: 'briefcase' },
  large_cooperation: { label: 'Large Cooperation', figure: 'modern-city' },
  religious_ministry: { label: 'Religious Ministry', figure: 'church' },
  religious_order: { label: 'Religious Order', figure: 'monk-face' },
  chivalric_order: { label: 'Chivalric Order', figure: 'templar-shield' },
  military_organization: { label: 'Military Organization', figure: 'star-medal' },
  athletic_team: { label: 'Athletic Team', figure: 'soccer-ball' },
  fraternity: { label: 'Fraternity', figure: 'greek-temple' },
  sorority: { label: 'Sorority', figure: 'rose' },
  school_organization: { label: 'School Organization', figure: 'graduate-cap' },
  scout_troop: { label: 'Scout Troop', figure: 'camping-tent' },
  local_business: { label: 'Local Business', figure: 'shop' },
  tribe: { label: 'Tribe', figure: 'totem' },
  political_party: { label: 'Political Party', figure: 'vote' },
  guild: { label: 'Guild', figure: 'knight-banner' },
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
