import { ReminderSettingDocument, SetRemindersDocument } from '../gql/generated/messages.ts';
import { reading, writing } from '../resources/method.ts';

/** Which reminders go, of a charity or of one of its stamps. */
export const reminderSetting = reading(ReminderSettingDocument, (data) => data.reminderSetting);

/** Chooses them. */
export const setReminders = writing(SetRemindersDocument, (data) => data.setReminders);
