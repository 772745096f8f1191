import { signUpsAmong } from '#domain/sign-up/contract-standing.ts';
import { type SpotEnding, spotEndingText } from '#domain/sign-up/spot-ending.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { type Named, volunteerName } from './volunteer-name.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

type EndedSpot = { chariteer: Named | null; abandonedAt: string | null; ending: SpotEnding | null };

/** How a spot ended, whose it was as far as it is told, and when (DEC-64). */
export function endedText({ chariteer, abandonedAt, ending }: EndedSpot): string {
  const t = textsOf(consoleRecordsTexts);
  const name = volunteerName(chariteer);
  if (abandonedAt === null) return name;
  const at = Date.parse(abandonedAt);
  const { monthDay, time } = consoleFormats();
  const about = { name, day: monthDay(at), time: time(at) };
  if (ending === null || ending === 'BAILED_OUT') return t.bailedAt(about);
  return t.endedAt({ ...about, how: spotEndingText(consoleLocale(), ending) });
}

/** Splits a quest's volunteers into those with a spot and those whose spot ended; guilds' reservations are neither. */
export function volunteersOf({ pledgedContracts }: Pick<QuestRecord, 'pledgedContracts'>): {
  active: QuestVolunteerFragment[];
  gone: QuestVolunteerFragment[];
} {
  const { active, ended } = signUpsAmong(pledgedContracts);
  return { active, gone: ended };
}
