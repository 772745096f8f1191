import { signUpsAmong } from '#domain/sign-up/contract-standing.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import type { QuestDetailsQuery, QuestVolunteerFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { type Named, volunteerName } from './volunteer-name.ts';

/** A quest as its page shows it. */
export type QuestRecord = NonNullable<QuestDetailsQuery['quest']>;

/** How someone who bailed out stands in a list: the name as far as it is told, and when (DEC-64). */
export function bailedText(contract: { chariteer: Named | null; abandonedAt: string | null }): string {
  const t = textsOf(consoleRecordsTexts);
  const name = volunteerName(contract.chariteer);
  if (contract.abandonedAt === null) return t.bailed({ name });
  const at = Date.parse(contract.abandonedAt);
  const { monthDay, time } = consoleFormats();
  return t.bailedAt({ name, day: monthDay(at), time: time(at) });
}

/** Splits a quest's volunteers into those with a spot and those who canceled; guilds' reservations are neither. */
export function volunteersOf({ pledgedContracts }: Pick<QuestRecord, 'pledgedContracts'>): {
  active: QuestVolunteerFragment[];
  bailed: QuestVolunteerFragment[];
} {
  const { active, ended } = signUpsAmong(pledgedContracts);
  return { active, bailed: ended };
}
