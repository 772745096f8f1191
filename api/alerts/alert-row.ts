import type { QuestRow } from '#api/quests/quest-row.ts';

export type AlertVolunteerRow = {
  id: string;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
  /** Confirmed; where the alert goes. */
  emailAddress: string;
  isPrevious: boolean;
  hasCompletedQuest: boolean;
  /** For @access. */
  ownerId: string;
  /** The charity, once the volunteer has had to do with it; null: nobody there may know more than the username. */
  providerId: string | null;
};

export type AlertDeskRow = { quest: QuestRow };
