import type { CharitySeenRow } from '#api/rows/guarded-row.ts';

export type BanQuestionRow = CharitySeenRow & {
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
