import { GuildSearchDocument } from '../../gql/generated/widgets.ts';
import { reading } from '../../resources/method.ts';

/** Guilds by the beginning of a word of their name, with what they have set for the charity. */
export const searchGuilds = reading(GuildSearchDocument, (data) => data.searchGuilds);
