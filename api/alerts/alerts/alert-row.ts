import type { SentAlertChoice } from '#api/graphql/generated/types.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import type { Visibility } from '#domain/ages/person-visibility.ts';
import type { Channel } from '#domain/messages/message-choice.ts';

/** An adult whom an alert reaches, as it is told to who writes the alert. */
export type AlertVolunteerRow = {
  id: string;
  hasCompletedQuest: boolean;
  username: null;
  nameFirst: null;
  nameLast: null;
  dateOfBirth: null;
  emailAddress: null;
  ownerId: null;
};

/** Whom an alert would reach, and what comes of it. */
export type AlertVolunteersRow = {
  volunteers: AlertVolunteerRow[];
  /** Null where the filters find no one under 18. */
  youngAtLeast: number | null;
  manaCost: number;
  /** How many adults are left out since they have had enough news, or enough that others caused. */
  enoughNewsCount: number;
  /** Time of delivery in the morning in epoch ms; null if it's sent right away. */
  arrivesAt: number | null;
};

/** Recipient with the fields that an alert needs. */
export type Recipient = {
  id: string;
  /** Recipient under 18; neither the id nor the number is told. */
  isYoung: boolean;
  isPrevious: boolean;
  hasCompletedQuest: boolean;
};

export type AlertDeskRow = { quest: QuestRow };

/** An alert that went out. */
export type SentAlertRow = {
  id: string;
  createdAt: number;
  manaCost: number;
  /** How many adults it went to. */
  volunteers: number;
  /** Null where the filters find no one under 18. */
  youngAtLeast: number | null;
  channels: Channel[];
  /** Whom it was for, in words. */
  audience: string;
  /** Filters as they were chosen. */
  choice: SentAlertChoice;
  /** The sender's; null where the account is gone. */
  username: string | null;
  /** What the viewer sees of the sender. */
  visibility: Visibility;
  /** For @access. */
  providerId: string;
};
