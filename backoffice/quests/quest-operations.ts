import { QuestDetailsDocument } from '../gql/generated/quests.ts';
import { oneOf } from '../resources/record-operation.ts';

/** What the page of a quest asks of the API; its list stands in `list/`, which everyone loads. */
export const OPERATIONS = {
  'quests GET_ONE': oneOf(QuestDetailsDocument, (data) => data.quest),
} as const;
