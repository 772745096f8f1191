import { GiveGuildDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Makes somebody who asks the admin of a guild that nobody looks after. */
export const giveGuild = writing(GiveGuildDocument, (data) => data.giveGuild);
