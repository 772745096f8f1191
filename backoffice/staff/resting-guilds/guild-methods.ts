import { GiveGuildDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Makes someone who asks the admin of a guild that no one looks after. */
export const giveGuild = writing(GiveGuildDocument, (data) => data.giveGuild);
