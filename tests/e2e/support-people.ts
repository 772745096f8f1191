import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

/** Volunteers without a quest, whose sponsor banner stays away once they close or follow it. */
const PEOPLE = ['followsinlist', 'followsatquest', 'closesbanner', 'neverthere'];

export async function seedSupportPeople(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const [known] = await tx
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    const passwordHash = known?.passwordHash ?? null;
    for (const username of PEOPLE)
      await insertVolunteer(tx, { account: { username, email: castEmail(username), passwordHash } });
  });
}
