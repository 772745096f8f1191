import { findOwnReminders } from '#api/reads/reminders/own-reminders.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownReminders: (_root, _args, context) => findOwnReminders(context),
  },
};
