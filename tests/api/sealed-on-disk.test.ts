import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DECIDE } from '../support/guardian.ts';
import { holdDate } from '../support/held-date.ts';
import { readMails } from '../support/mails.ts';
import { FORM, GUARDIAN, REGISTER, TEEN_BIRTH, tokenFor } from '../support/registration.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const SIGNED = 'Petronella Quillfeather';
const ASKED = `mutation { askForCharityAccount(input: { charityName: "House", place: "10001", contactName: "Ana",
  emailAddress: "ana@house.example", phoneNumber: "+1 (201) 777-8899", message: "Meals" }) }`;
const CORRECT = `mutation ($input: CorrectOwnDetailsInput!) { correctOwnDetails(input: $input) {
  phoneNumber emergencyContactName emergencyContactNumber } }`;
const CORRECTED = {
  phoneNumber: '9735550777',
  emergencyContactName: 'Zebedee (uncle)',
  emergencyContactNumber: '9735550888',
};

/** What must stand nowhere on the disk, in no page and in no journal. */
const CANARIES = [
  ...[FORM.phoneNumber, FORM.emergencyContactName, 'Ottilie', FORM.emergencyContactNumber],
  ...[...Object.values(CORRECTED), 'Zebedee'],
  ...[GUARDIAN.guardianName, GUARDIAN.guardianEmail, 'Philippa', SIGNED, 'Quillfeather', '(201) 777-8899'],
];

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `no telephone, emergency contact, name or address of a guardian lies in clear in any file: ${backend.name} [SAF-37]`,
    async () => {
      const place = await backend.start();
      const origin = 'http://chariteers.test';
      const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin, DATA_KEY: TEST_DATA_KEY });
      const store = openStore({ url: place.url, cells: config.dataKey.cells });
      const clock = () => TEST_NOW;
      const app = createApp({ store, clock, config, log: pino({ level: 'silent' }) });
      const gql = async (query: string, variables: object = {}, token?: string) => {
        const login: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        const headers = { 'content-type': 'application/json', ...login };
        const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const answer = await app.request(`${origin}/graphql`, init, { incoming });
        const { data, errors } = (await answer.json()) as { data: Record<string, never>; errors?: unknown };
        expect(errors).toBeUndefined();
        return data;
      };

      const input = { ...FORM, dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN };
      const { playerId } = (await gql(REGISTER, { input })).registerChariteer as unknown as {
        playerId: string;
      };
      const link = (await readMails({ store, config })).find(({ body }) =>
        body.includes('/guardian/consent?token='),
      );
      const token = tokenFor('guardian/consent', link?.body);
      await gql(DECIDE, { token, isAgreed: true, signedName: SIGNED });
      await gql(ASKED);
      const own = await createSessions(store, config, clock).open(playerId);
      const found = '{ ownDetails { phoneNumber emergencyContactName emergencyContactNumber } }';
      const { phoneNumber, emergencyContactName, emergencyContactNumber } = FORM;
      const before = { phoneNumber, emergencyContactName, emergencyContactNumber };
      expect(await gql(found, {}, own)).toEqual({ ownDetails: before });
      await store.write(async (tx) => {
        await insertProvider(tx, { id: 'p' });
        await upcomingQuest(tx, { id: 'q', providerId: 'p' });
        await insertContract(tx, { questId: 'q', chariteerId: playerId });
      });
      expect(await gql(CORRECT, { input: CORRECTED }, own)).toEqual({ correctOwnDetails: CORRECTED });

      const bytes = bytesIn(place.folder);
      expect(bytes.includes('sealed:1:'), 'the files were read').toBe(true);
      expect(bytes.includes(TEEN_BIRTH), 'the gate reads the date of birth').toBe(true);
      const utf16 = (text: string) => Buffer.from(text, 'utf16le');
      expect(CANARIES.filter((text) => bytes.includes(text) || bytes.includes(utf16(text)))).toEqual([]);
      await store.close();
      await place.close();
    },
    60_000,
  );
}

/** Every file of a folder and of those in it. */
function bytesIn(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return Buffer.concat(files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file)));
}
