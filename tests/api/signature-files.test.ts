import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertDocument, insertSignature, insertVersion } from '#db/factories/insert-document.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { charityDocument } from '#db/schema/charity-document.ts';
import { guardianCookie } from '#domain/guardians/guardian-link.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { agree, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => insertDocument(tx, { id: 'd' }));
});
afterEach(() => world.close());

const signFor = async (chariteerId: string, more: { role?: 'guardian'; versionId?: string } = {}) => {
  const id = `signed-${chariteerId}`;
  const signature = { id, versionId: 'd-1', chariteerId, signedAt: TEST_NOW, ...more };
  await world.store.write((tx) => insertSignature(tx, signature));
  return id;
};
const fetchFile = async (id: string, as: CastName | null) =>
  world.request(`/files/signatures/${id}?lang=en`, {
    headers: as ? { cookie: `session=${await world.tokenOf(as)}` } : {},
  });
const opened = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('latin1');

it('a signer fetches a signed document as a tagged PDF, also of a text that was replaced since [WAV-05]', async () => {
  const id = await signFor('volunteer');
  await world.store.write(async (tx) => {
    await insertVersion(tx, { documentId: 'd', number: 2, title: 'New waiver' });
    await tx.update(charityDocument).set({ version: 2, countsFrom: 2 });
  });
  const response = await fetchFile(id, 'volunteer');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = await opened(response);
  expect(file).toContain('(Waiver)');
  expect(file).toContain('/Lang (en)');
  expect(file).toContain('/StructTreeRoot');
});

it('a text of many pages is drawn whole [WAV-05]', async () => {
  const text = `<p>${'A kitchen is hot and its knives are sharp. '.repeat(450)}</p>`;
  await world.store.write((tx) => insertDocument(tx, { id: 'long', text }));
  const id = await signFor('volunteer', { versionId: 'long-1' });
  const file = await opened(await fetchFile(id, 'volunteer'));
  expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(4);
});

it('it is for its signer alone: others are led to their own [WAV-05]', async () => {
  const id = await signFor('volunteer');
  const leadsTo = async (as: CastName | null, of = id) => (await fetchFile(of, as)).headers.get('location');
  expect(await leadsTo(null)).toBe('/login?returnTo=%2Fsettings%2Fdata');
  for (const as of ['gold', 'managers', 'staff'] as const) expect(await leadsTo(as)).toBe('/settings/data');
  expect(await leadsTo('volunteer', 'none')).toBe('/settings/data');
});

it('a guardian fetches what they signed by their link, in the browser that has entered the code [WAV-04, WAV-05]', async () => {
  const { playerId } = await registeredTeen(world);
  await agree(world);
  const id = await signFor(playerId, { role: 'guardian' });
  const { token, browserKey } = await openGuardianPage(world);
  const read = `query ($token: String!, $browserKey: String!) {
    guardianSignatures(token: $token, browserKey: $browserKey) { id title childName } }`;
  const signed = async () =>
    (await world.gql<{ guardianSignatures: object[] }>(read, { token, browserKey })).data?.guardianSignatures;
  expect(await signed()).toEqual([{ id, title: 'Waiver', childName: null }]);
  const fetchBy = (key: string, of = id) =>
    world.request(`/files/signatures/${of}?token=${token}`, {
      headers: { cookie: `${guardianCookie(token)}=${key}` },
    });
  expect((await fetchBy(browserKey)).headers.get('content-type')).toBe('application/pdf');
  const page = `/guardian?token=${token}`;
  expect((await fetchBy('another')).headers.get('location')).toBe(page);
  expect(
    (await fetchBy(browserKey, await signFor('teen', { role: 'guardian' }))).headers.get('location'),
  ).toBe(page);
  // What was signed before this guardian agreed was signed by another one.
  const later = { consentedAt: TEST_NOW + 1 };
  await world.store.write((tx) =>
    tx.update(guardianConsent).set(later).where(eq(guardianConsent.chariteerId, playerId)),
  );
  expect(await signed()).toEqual([]);
  expect((await fetchBy(browserKey)).headers.get('location')).toBe(page);
});
