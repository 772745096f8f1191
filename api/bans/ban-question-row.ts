export type BanQuestionRow = {
  id: string;
  createdAt: number;
  bannedAt: number;
  /** Null once the account of who was banned is gone. */
  bannedUsername: string | null;
  reason: string | null;
  isYoung: boolean;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
};
