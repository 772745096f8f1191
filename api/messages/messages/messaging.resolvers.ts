import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findReminderSetting } from './reminder-setting.ts';
import { setReminders } from './set-reminders.ts';

export const resolvers: Resolvers = {
  Query: {
    reminderSetting: (_root, args, context) => findReminderSetting(context, args),
  },
  Mutation: {
    setReminders: (_root, args, context) => setReminders(context, args),
  },
};
