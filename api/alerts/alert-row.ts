import type { QuestRow } from '#api/quests/quest-row.ts';

/** Somebody whom an alert reaches, as it is told to who writes the alert. */
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

/** The same with what the alert itself needs. */
export type Recipient = {
  id: string;
  nameFirst: string | null;
  /** Confirmed; where the alert goes. */
  emailAddress: string;
  isPrevious: boolean;
  hasCompletedQuest: boolean;
};

export type AlertDeskRow = { quest: QuestRow };
