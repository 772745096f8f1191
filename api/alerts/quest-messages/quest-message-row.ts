import type { ContractRow } from '#api/rows/contract-row.ts';
import type { OUTBOX_STATUSES } from '#db/schema/outbox-message.ts';
import type { questMessage } from '#db/schema/quest-message.ts';
import type { Channel } from '#domain/messages/message-choice.ts';

type DeliveryStatus = (typeof OUTBOX_STATUSES)[number];
type Stored = typeof questMessage.$inferSelect;

/** What a charity wrote to people on a quest. */
export type QuestMessageRow = Pick<Stored, 'id' | 'body' | 'createdAt'> & {
  audience: NonNullable<Stored['audience']>;
  sums: DeliverySumRow[];
  unwantedCount: number;
  copyCount: number;
};

export type DeliverySumRow = { channel: Channel; status: DeliveryStatus; count: number };

export type QuestMessageDeliveryRow = {
  id: string;
  contract: ContractRow | null;
  channel: Channel;
  status: DeliveryStatus;
  isUnwanted: boolean;
  changedAt: number;
};

/** What a volunteer wrote, with the charity's answers. */
export type VolunteerMessageRow = Pick<Stored, 'id' | 'body' | 'createdAt'> & {
  contract: ContractRow | null;
  answers: Pick<Stored, 'id' | 'body' | 'createdAt'>[];
  canBeAnswered: boolean;
};

export type OwnQuestMessageRow = Pick<Stored, 'id' | 'body' | 'createdAt'> & {
  kind: 'TO_PEOPLE' | 'FROM_VOLUNTEER' | 'ANSWER';
};
