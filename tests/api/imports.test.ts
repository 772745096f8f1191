import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '#api/access/auth/viewer.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import {
  compareImportedQuest,
  type ImportedQuest,
  importQuest,
} from '#api/operations/imports/import-quest.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const ORGANIZATION: ImportedProvider = {
  source: 'city',
  sourceId: '1',
  name: 'Imported Garden',
  mission: '',
  districtId: '2',
  isVisible: false,
  program: null,
};

const OPPORTUNITY: ImportedQuest = {
  source: 'city',
  sourceId: '1',
  eventTitle: 'Water the beds',
  eventType: 'HYBRID-ROLE',
  description: '<p onclick="x()">Bring a can.</p><script>x()</script>',
  serviceTags: ['nature'],
  startedAt: null,
  isStamp: false,
  resourceMinNumber: 1,
  resourceDesiredNumber: 5,
  resourceMaxNumber: 5,
  place: null,
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const dependencies = () => ({ store: world.store, now: TEST_NOW, config: world.config });

async function importBoth() {
  const { providerId } = await importProvider(dependencies(), IMPORTER, ORGANIZATION);
  await importQuest(dependencies(), IMPORTER, OPPORTUNITY, providerId);
  const [row] = await world.store.read.select().from(quest).where(eq(quest.providerId, providerId));
  return { providerId, row };
}

describe('imports', () => {
  it.each<[string, Viewer | null, string]>([
    ['a visitor', null, 'NOT_LOGGED_IN'],
    ['somebody who is not staff', { ...IMPORTER, isStaff: false }, 'FORBIDDEN'],
  ])('are refused to %s', async (_, viewer, code) => {
    const attempts = [
      importProvider(dependencies(), viewer, ORGANIZATION),
      compareImportedProvider(dependencies(), viewer, ORGANIZATION),
      importQuest(dependencies(), viewer, OPPORTUNITY, '1'),
      compareImportedQuest(dependencies(), viewer, OPPORTUNITY),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code });
    expect(await world.store.read.select().from(provider).where(eq(provider.importSource, 'city'))).toEqual(
      [],
    );
  });

  it('a provider that is not finished stands in no list and opens for nobody [OPEN-DIS-02]', async () => {
    const { providerId } = await importBoth();
    const document = 'query ($id: ID!) { providers(districtId: "2") { id } provider(id: $id) { id } }';
    for (const as of [null, 'volunteer'] as const) {
      const list = await world.gql<{ providers: { id: string }[] }>(
        '{ providers(districtId: "2") { id } }',
        {},
        { as },
      );
      expect(list.data?.providers.map(({ id }) => id)).not.toContain(providerId);
      const answer = await world.gql(document, { id: providerId }, { as });
      expect(answer.code).toBe('PROVIDER_NOT_FOUND');
    }
    const own = await world.gql(document, { id: providerId }, { as: 'staff' });
    expect(own.data).toMatchObject({ provider: { id: providerId } });
  });

  it('an imported quest is a Draft for the managers of its provider only [QST-04]', async () => {
    const { row } = await importBoth();
    const document = 'query ($id: ID!) { quest(id: $id) { id publishingStatus } }';
    const answer = await world.gql(document, { id: row?.id }, { as: 'volunteer' });
    expect(answer.data?.quest ?? null).toBeNull();
    const own = await world.gql(document, { id: row?.id }, { as: 'staff' });
    expect(own.data).toMatchObject({ quest: { publishingStatus: 'Draft' } });
  });

  it('a description is sanitized before it is stored [QD-05]', async () => {
    expect((await importBoth()).row?.description).toBe('<p>Bring a can.</p>');
  });
});
