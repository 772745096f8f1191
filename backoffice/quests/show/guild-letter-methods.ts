import { WriteToGuildDocument } from '../../gql/generated/quests.ts';
import { writing } from '../../resources/method.ts';

/** Emails the admins of the guild that has a quest, or is asked. */
export const writeToGuild = writing(WriteToGuildDocument, (data) => data.writeToGuild);
