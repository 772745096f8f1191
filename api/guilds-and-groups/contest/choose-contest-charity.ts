import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { contestResult } from '#db/schema/contest.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { contestDays } from '#domain/guilds/contest.ts';
import { contestCharityRefusal } from '#domain/guilds/contest-charity.ts';
import { CONTEST_DISTRICTS } from '#domain/guilds/contest-standings.ts';
import type { ContestRow } from './contest-row.ts';

type Choice = { year: number; guildId: string; charityId: string };

/**
 * Names the charity that receives the prize of a contest, for a guild that has won it. Until the time is over the choice
 * may be changed. Errors: NOT_LOGGED_IN, FORBIDDEN, CONTEST_NOT_WON, CONTEST_CHOICE_OVER, PROVIDER_NOT_FOUND.
 */
export async function chooseContestCharity(
  { viewer, store, now }: Context,
  { year, guildId, charityId }: Choice,
): Promise<ContestRow> {
  const { accountId } = requireLogin(viewer);
  await store.write(async (tx) => {
    const isOfWinner = and(eq(contestResult.year, year), eq(contestResult.guildId, guildId));
    const [kept] = await tx.select().from(contestResult).where(isOfWinner);
    const standing = kept ? { ...kept, isFinal: true } : null;
    const refusal = contestCharityRefusal(viewer, { year, guildId, standing, now });
    if (refusal) throw new DomainError(refusal);
    const charityName = await nameOfCharity(tx, charityId);
    await tx.update(contestResult).set({ charityId, charityName }).where(isOfWinner);
    const detail = { year, charityId };
    await recordAudit(tx, now, {
      action: 'contest-charity-chosen',
      actorId: accountId,
      subjectId: guildId,
      detail,
    });
  });
  return { year, ...contestDays(year) };
}

async function nameOfCharity(tx: Db, id: string): Promise<string> {
  const [found] = await tx
    .select({ name: provider.name, isVisible: provider.isVisible, district: district.name })
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .where(eq(provider.id, id));
  if (!found?.isVisible || !CONTEST_DISTRICTS.includes(found.district))
    throw new DomainError('PROVIDER_NOT_FOUND');
  return found.name;
}
