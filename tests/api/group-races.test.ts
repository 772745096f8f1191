import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { openStore } from '#db/open-store.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const DEMOTE = (memberId: string) => `mutation {
  changeMemberRole(groupId: "g", memberId: "${memberId}", originRoleId: "admins", destinationRoleId: "members") { roleId }
}`;
const LEAVE = (memberId: string) => `mutation { removeGroupMember(groupId: "g", memberId: "${memberId}") }`;
const ACCEPT = 'mutation { acceptGroupApplication(groupId: "g", applicationId: "a") { status } }';

/** Seeds two admins, Ana and Ben, and an applicant. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of ['ana', 'ben', 'cleo']) await insertVolunteer(tx, { account: { id, username: id } });
    await insertGuild(tx, { id: 'g', name: 'Friends', creatorId: 'ana' });
    for (const accountId of ['ana', 'ben']) await insertMembership(tx, { groupId: 'g', accountId });
    await tx
      .insert(groupApplication)
      .values({ id: 'a', groupId: 'g', accountId: 'cleo', createdAt: TEST_NOW });
  });
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `two admins at the same moment, on ${backend.name} [OPEN-GRP-03, GRP-07, GRP-11]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await seed(store);
      const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
      const sessions = createSessions(store, config, () => TEST_NOW);
      const tokens = { ana: await sessions.open('ana'), ben: await sessions.open('ben') };
      const codeOf = async (as: keyof typeof tokens, query: string) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[as]}` };
        const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };
      const admins = async () => {
        const rows = await store.read.select().from(groupMember).where(eq(groupMember.roleId, 'admins'));
        return rows.map(({ accountId }) => accountId);
      };
      const makeAdmin = (accountId: string) =>
        store.write(async (tx) => {
          await tx.delete(groupMember).where(eq(groupMember.accountId, accountId));
          await insertMembership(tx, { groupId: 'g', accountId });
        });

      expect(await Promise.all([codeOf('ana', ACCEPT), codeOf('ben', ACCEPT)])).toEqual(['ok', 'ok']);
      const joined = await store.read.select().from(groupMember).where(eq(groupMember.accountId, 'cleo'));
      expect(joined).toHaveLength(1);
      expect(await store.read.select().from(outboxMessage)).toHaveLength(1);

      // Each demotes the other: who comes second is no admin any more.
      const demoted = await Promise.all([codeOf('ana', DEMOTE('ben')), codeOf('ben', DEMOTE('ana'))]);
      expect(demoted.toSorted()).toEqual(['FORBIDDEN', 'ok']);
      expect(await admins()).toHaveLength(1);

      for (const act of [DEMOTE, LEAVE]) {
        for (const accountId of ['ana', 'ben']) await makeAdmin(accountId);
        const stepped = await Promise.all([codeOf('ana', act('ana')), codeOf('ben', act('ben'))]);
        expect(stepped.toSorted()).toEqual(['LAST_ADMIN', 'ok']);
        expect(await admins()).toHaveLength(1);
      }
      await store.close();
      await place.close();
    },
  );
}
