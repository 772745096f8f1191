import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { textsOf } from '../language/console-locale.ts';
/** What names a person; the real names are null where the viewer may not read them. */
export type Named = { username: string | null; nameFirst: string | null; nameLast: string | null };

/** The real name where the viewer may read it, else the user name; of who is not named at all a plain word. */
export function volunteerName(volunteer: Named | null): string {
  if (volunteer === null) return textsOf(consoleRecordsTexts).somebody;
  const realName = [volunteer.nameFirst, volunteer.nameLast].filter(Boolean).join(' ');
  return realName || volunteer.username || textsOf(consoleRecordsTexts).left;
}
