import type { GuildKindId } from '../../guilds/guild-kind.ts';

/** The figure (a name in the set game-icons) of each kind of guild; the key names its hero and stamp pictures too. */
export const GUILD_FIGURE_NAMES = {
  fellowship: 'three-friends',
  family: 'family-house',
  corporate_team: 'briefcase',
  large_cooperation: 'modern-city',
  religious_ministry: 'church',
  religious_order: 'candles',
  chivalric_order: 'chess-knight',
  military_organization: 'allied-star',
  athletic_team: 'trophy',
  fraternity: 'greek-temple',
  sorority: 'rose',
  school_organization: 'graduate-cap',
  scout_troop: 'camping-tent',
  local_business: 'shop',
  tribe: 'campfire',
  political_party: 'vote',
  guild: 'beehive',
} as const satisfies Record<GuildKindId, string>;

/** The key of a kind of guild: lower case, underscores for blanks (“Corporate Team” gives `corporate_team`). */
export function guildFigureKey(kind: string): string {
  return kind.trim().toLowerCase().replace(/\s+/g, '_');
}

/** The figure of a kind of guild, written as label or key; the beehive of a plain guild for an unknown kind. */
export function guildFigureOf(kind: string): string {
  const key = guildFigureKey(kind);
  return Object.hasOwn(GUILD_FIGURE_NAMES, key)
    ? GUILD_FIGURE_NAMES[key as GuildKindId]
    : GUILD_FIGURE_NAMES.guild;
}
