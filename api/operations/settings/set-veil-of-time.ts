import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { writeSetting } from '#api/access/settings/write-setting.ts';
import { readVeilOfTime } from '#api/posting/quest-edits/veil-of-time.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

const KEY = 'veilOfTime';

/**
 * Sets the last day 'YYYY-MM-DD' for which quests can be posted; null takes the setting back. Answers with the day
 * that holds. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT for a day that has passed.
 */
export async function setVeilOfTime({ viewer, store, now }: Context, day: string | null): Promise<string> {
  const { accountId } = requireStaff(viewer);
  if (day !== null && day < newYorkDay(now)) {
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).veilInPast });
  }
  return store.write(async (tx) => {
    await writeSetting(tx, now, { key: KEY, value: day, actorId: accountId, detail: { day } });
    return readVeilOfTime(tx, now);
  });
}
