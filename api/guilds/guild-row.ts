export type GuildSummaryRow = {
  id: string;
  name: string;
  classification: string;
  description: string;
  easyJoinCode: string;
  /** For @access: the guild, and the provider of the quest whose reservation shows it. */
  guildId: string;
  providerId: string | null;
};

export type GuildRow = GuildSummaryRow & {
  question: string | null;
  creatorId: string | null;
};
