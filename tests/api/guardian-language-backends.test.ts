import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { askGuardian, sendDecisionLink } from '#api/people/guardians/ask-guardian.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { account } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `who is named as guardian is asked in the own language, else in the young person’s, on ${backend.name} [LNG-04: mails]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await store.write(async (tx) => {
        await insertVolunteer(tx, { account: { id: 'teen' } });
        await tx.update(account).set({ locale: 'es' }).where(eq(account.id, 'teen'));
      });
      const ask = (guardianEmail: string) =>
        store.write((tx) =>
          askGuardian(
            tx,
            { now: TEST_NOW, config },
            { id: 'teen' },
            { guardianName: 'Philippa', guardianEmail },
          ),
        );
      await ask('one@family.example');
      await store.write(async (tx) => void (await tx.update(guardianConsent).set({ locale: 'ar' })));
      await ask('one@family.example');
      await ask('two@family.example');
      // Now that no one has chosen for the second one, the page decides on which the link is asked for again.
      const to = { chariteerId: 'teen', username: 'teen', address: 'two@family.example' };
      await store.write((tx) => sendDecisionLink(tx, { now: TEST_NOW, config }, { ...to, pageLocale: 'ar' }));
      const mails = await readMails({ store, config });
      expect(mails.map(({ recipient, locale }) => [recipient, locale])).toEqual([
        ['one@family.example', 'es'],
        ['one@family.example', 'ar'],
        ['two@family.example', 'es'],
        ['two@family.example', 'ar'],
      ]);
      await store.close();
      await place.close();
    },
  );
}
