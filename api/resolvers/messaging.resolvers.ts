import { findReminderSetting } from '#api/reads/messages/reminder-setting.ts';
import { setReminders } from '#api/verbs/messaging/set-reminders.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    reminderSetting: (_root, args, context) => findReminderSetting(context, args),
  },
  Mutation: {
    setReminders: (_root, args, context) => setReminders(context, args),
  },
};
