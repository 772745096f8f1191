import type { ContractRow } from '#api/rows/contract-row.ts';
import type { QUEST_NOTICE_KINDS } from '#db/schema/quest-message.ts';
import type { Visibility } from '#domain/ages/person-visibility.ts';
import type { Channel } from '#domain/messages/message-choice.ts';

/** What became of the last word to the people of a quest. */
export type QuestTellingRow = {
  id: string;
  kind: (typeof QUEST_NOTICE_KINDS)[number];
  words: string | null;
  createdAt: number;
  /** The sender's; null where the account is gone. */
  username: string | null;
  /** What the viewer sees of the sender. */
  visibility: Visibility;
  /** For @access. */
  providerId: string;
  people: ToldPersonRow[];
};

export type ToldPersonRow = {
  contract: ContractRow;
  state: 'TOLD' | 'ON_THE_WAY' | 'NOT_REACHED';
  channels: Channel[];
  calledAt: number | null;
  calledBy: string | null;
  /** For @access. */
  providerId: string;
};
