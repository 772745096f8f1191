import { ConsoleSearchDocument } from '../../gql/generated/shell.ts';
import { reading } from '../../resources/method.ts';

/** Quests and volunteers of a charity by what was typed. */
export const searchConsole = reading(ConsoleSearchDocument, ({ upcoming, past, volunteerPage }) => ({
  quests: [...upcoming.items, ...past.items],
  volunteers: volunteerPage?.items.map(({ chariteer }) => chariteer) ?? [],
}));
