import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import type { PublicChariteerRow } from '#api/rows/volunteer-row.ts';

export type GuildSummaryRow = {
  id: string;
  name: string;
  classification: string;
  description: string;
  easyJoinCode: string;
  /** For @access. */
  guildId: string;
};

export type GuildRow = GuildSummaryRow & {
  question: string | null;
  creatorId: string | null;
};

/** A link by which people join, without what opens it. */
export type GuildInviteRow = { id: string; createdAt: number; expiresAt: number; useCount: number };

/** Invite with its address, which is known only when it's created. */
export type NewGuildInviteRow = { address: string; expiresAt: number };

export type GuildAnnouncementRow = { id: string; body: string; createdAt: number };

/** A quest to which members go, and those of them whom the viewer may know. */
export type GuildNextRow = { quest: QuestRow; memberCount: number; people: PublicChariteerRow[] };

/** A guild that no one looks after. */
export type OrphanGuildRow = { id: string; name: string; classification: string };
