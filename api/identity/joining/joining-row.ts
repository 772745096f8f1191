import type { Locale } from '#domain/texts/locale.ts';

/** What the browser that asked for the code is told. Instants in epoch ms. */
export type JoiningRow = {
  /** Hash of the browser, by which the held spot is found. */
  browserHash: string;
  typedAddress: string;
  questId: string | null;
  isEntered: boolean;
  codeUntil: number;
  sendAgainAt: number;
  key: string | null;
};

/** What became of the quest that led here. */
export type JoinedQuestRow = {
  questId: string;
  providerId: string;
  isSignedUp: boolean;
  refusalCode: string | null;
  refusalMessage: string | null;
  /** Until when the place waits for a guardian; null: it does not. */
  heldUntil: number | null;
};

/** What a right code, a link or a finished registration comes to. */
export type JoiningStepRow = {
  logIn: { playerId: string; entityToken: string | null; locale: Locale | null } | null;
  joining: JoiningRow | null;
  quest: JoinedQuestRow | null;
};
