import {
  ConsoleAnswersAddressDocument,
  ConsoleAskForAnswersDocument,
  ConsoleRemoveAnswersDocument,
  ReminderSettingDocument,
  SetRemindersDocument,
} from '../gql/generated/messages.ts';
import { reading, writing } from '../resources/method.ts';

/** Which reminders go, of a charity or of one of its stamps. */
export const reminderSetting = reading(ReminderSettingDocument, (data) => data.reminderSetting);

/** Chooses them. */
export const setReminders = writing(SetRemindersDocument, (data) => data.setReminders);

/** Address for email replies; null if no one reads them. */
export const answersAddress = reading(ConsoleAnswersAddressDocument, (data) => data.answersAddress ?? null);

export const askForAnswers = writing(ConsoleAskForAnswersDocument, (data) => data.askForAnswersAddress);

export const removeAnswers = writing(ConsoleRemoveAnswersDocument, (data) => data.removeAnswersAddress);
