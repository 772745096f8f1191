import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

const HOUR_MS = 3_600_000;
/** With a quest done, for the charity list and for a quest's page; and without any. */
const PEOPLE = { askedinlist: true, askedatquest: true, neverthere: false };

/** Adds volunteers whom nobody else logs in as: who was asked for support once is not asked again. */
export async function seedSupportPeople(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const [known] = await tx
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    await insertProvider(tx, { id: 'thankful', districtId: '3', name: 'Thankful House', isVisible: false });
    const times = { startedAt: now - 5 * HOUR_MS, endedAt: now - 2 * HOUR_MS };
    await insertQuest(tx, { id: 'thankful-day', providerId: 'thankful', ...times });
    for (const [username, wasThere] of Object.entries(PEOPLE)) {
      const passwordHash = known?.passwordHash ?? null;
      const { chariteer } = await insertVolunteer(tx, {
        account: { username, email: castEmail(username), passwordHash },
      });
      if (!wasThere) continue;
      const marked = { status: 'Present' as const, markedAt: now };
      await insertContract(tx, {
        questId: 'thankful-day',
        chariteerId: chariteer.id,
        claimedAt: now,
        ...marked,
      });
    }
  });
}
