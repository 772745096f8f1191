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
