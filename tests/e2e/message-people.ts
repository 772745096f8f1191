import { eq } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { castEmail } from '../../scripts/seed/cast.ts';
import { tell } from '../support/inbox.ts';

/** Account whose inbox no other journey changes: 23 unread messages, the newest in Spanish. */
export const READER = 'inboxreader';
/** Account that chooses channels and stops emails. */
export const CHOOSER = 'messagechooser';
export const MESSAGES_OF_READER = 23;

/** Makes both, and tells the first one what there is to read. */
export async function seedMessagePeople(store: Store, config: Config, now: number): Promise<void> {
  await store.write(async (tx) => {
    const isKnown = eq(account.email, castEmail('volunteer'));
    const [known] = await tx.select().from(account).where(isKnown);
    const passwordHash = known?.passwordHash ?? null;
    for (const id of [READER, CHOOSER])
      await insertVolunteer(tx, {
        account: { id, username: id, nameFirst: 'Rae', email: castEmail(id), passwordHash },
      });
  });
  for (let number = 1; number < MESSAGES_OF_READER; number += 1) {
    const clock = { now: () => now - (MESSAGES_OF_READER - number) * 3_600_000, set() {}, advance() {} };
    await tell({ store, config, clock }, [READER], { subject: `Word number ${number} about your Guild` });
  }
  const clock = { now: () => now, set() {}, advance() {} };
  const write = () => ({
    subject: 'Tu Misión cambió de lugar',
    body: '',
    frame: { greeting: 'Hola:', closing: [], siteName: 'Chariteers' },
    parts: [
      'Ahora es en el muelle.',
      { words: 'Ver la Misión', link: `${config.publicOrigin}/es/charityList` },
    ],
  });
  await store.write(
    async (tx) => void (await tx.update(account).set({ locale: 'es' }).where(eq(account.id, READER))),
  );
  await tell({ store, config, clock }, [READER], { kind: 'quest-changed', write });
  await store.write(
    async (tx) => void (await tx.update(account).set({ locale: null }).where(eq(account.id, READER))),
  );
}
