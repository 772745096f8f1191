import { REMINDER_OFFSETS, type ReminderOffset } from '#domain/messages/reminders/reminder.ts';
import { consoleMessagesTexts } from '#domain/texts/generated/console-messages.ts';
import { textsOf } from '../language/console-locale.ts';

/** The reminders to choose from, the longest before first. */
export function reminderChoices(): { id: ReminderOffset; label: string }[] {
  const t = textsOf(consoleMessagesTexts);
  const labels: Record<ReminderOffset, string> = {
    '7d': t.offset_7d,
    '2d': t.offset_2d,
    '1d': t.offset_1d,
    '3h': t.offset_3h,
    '1h': t.offset_1h,
  };
  return REMINDER_OFFSETS.map((id) => ({ id, label: labels[id] }));
}

/** “Reminders go 2 days and 3 hours before.” */
export function remindersText(reminders: readonly string[]): string {
  const t = textsOf(consoleMessagesTexts);
  const words: Record<ReminderOffset, string> = {
    '7d': t.span_7d,
    '2d': t.span_2d,
    '1d': t.span_1d,
    '3h': t.span_3h,
    '1h': t.span_1h,
  };
  const spans = REMINDER_OFFSETS.filter((id) => reminders.includes(id)).map((id) => words[id]);
  const [one = '', two = '', three = ''] = spans;
  if (spans.length === 0) return t.noneGo;
  if (spans.length === 1) return t.goOne({ one });
  return spans.length === 2 ? t.goTwo({ one, two }) : t.goThree({ one, two, three });
}
