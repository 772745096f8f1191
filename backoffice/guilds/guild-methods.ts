import { ConsoleGuildPageDocument, ConsoleOwnGuildsDocument } from '../gql/generated/guilds.ts';
import { reading } from '../resources/method.ts';

export const ownGuilds = reading(ConsoleOwnGuildsDocument, (data) => data.ownGuilds);

/** A page of the guilds to which one does not belong. */
export const otherGuilds = reading(ConsoleGuildPageDocument, (data) => data.guildPage);
