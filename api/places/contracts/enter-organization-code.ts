import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { type Counted, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationEnterOrganizationCodeArgs } from '#api/graphql/generated/types.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { provider } from '#db/schema/provider.ts';
import { organizationCodePass } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isOrganizationCode } from '#domain/sign-up/organization-code.ts';

/**
 * Lifts the hours gate of one quest for the session's own volunteer, who knows the code of its charity. Wrong codes
 * count: five in 15 minutes. Errors: NOT_LOGGED_IN, RATE_LIMITED, QUEST_NOT_FOUND, NO_VOLUNTEER_RECORD,
 * WRONG_ORGANIZATION_CODE, also where there is none.
 */
export async function enterOrganizationCode(
  { viewer, store, now: createdAt }: Context,
  { questId, code }: MutationEnterOrganizationCodeArgs,
): Promise<boolean> {
  const person = requireLogin(viewer);
  const { accountId: chariteerId } = person;
  const counted: Counted[] = [{ limit: 'organizationCodeByAccount', subject: chariteerId }];
  await countAttempt(store, counted, createdAt);
  return store.write(async (tx) => {
    const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
    const [quest] = await loadGateRows(tx, question);
    if (!quest || !answersSignUps(quest, person)) throw new DomainError('QUEST_NOT_FOUND');
    if (quest.chariteerId === null) throw new DomainError('NO_VOLUNTEER_RECORD');
    if (!isOrganizationCode(code, await readCode(tx, quest.providerId))) {
      throw new DomainError('WRONG_ORGANIZATION_CODE');
    }
    await tx.insert(organizationCodePass).values({ questId, chariteerId, createdAt }).onConflictDoNothing();
    await forgive(tx, counted);
    return true;
  });
}

async function readCode(tx: Db, providerId: string): Promise<string | null> {
  const [found] = await tx
    .select({ organizationCode: provider.organizationCode })
    .from(provider)
    .where(eq(provider.id, providerId));
  return found?.organizationCode ?? null;
}
