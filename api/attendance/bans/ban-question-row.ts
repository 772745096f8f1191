import type { CharitySeenRow } from '#api/rows/guarded-row.ts';

export type BanQuestionRow = CharitySeenRow & {
  id: string;
  createdAt: number;
  bannedAt: number;
  /** Null once the account of who was banned is gone. */
  bannedUsername: string | null;
  reason: string | null;
  /** Null, as the names are, until the person is on a quest of the charity. */
  isYoung: boolean | null;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
};
