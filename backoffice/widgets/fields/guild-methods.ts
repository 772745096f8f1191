import { GuildSearchDocument } from '../../gql/generated/widgets.ts';
import { reading } from '../../resources/method.ts';

/** The guilds of a name, with what they have set for a charity. */
export const searchGuilds = reading(GuildSearchDocument, (data) => data.searchGuilds);
