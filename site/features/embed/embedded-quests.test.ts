import { expect, it } from 'vitest';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { embeddedQuests, embedLine } from './embedded-quests.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const quest = {
  id: 'a',
  providerId: 'p',
  provider: { districtId: 'd' },
  stampIcon: null,
  eventTitle: 'Serve dinner',
  translation: null,
  eventType: 'OSV',
  publishingStatus: 'Published',
  serviceTags: [],
  startedAt: '2026-11-29T22:00:00.000Z',
  endedAt: '2026-11-30T00:00:00.000Z',
  resourceMinNumber: 2,
  resourceDesiredNumber: 4,
  resourceMaxNumber: 8,
  takenCount: 3,
  heldCount: 1,
  waitingCount: 0,
  agePolicy: { supervisedAge: 0, soloAge: 0, maxAge: 99 },
  prerequisiteMinutes: 0,
  requiredOrientations: [],
  isOver: false,
  viewerIsManager: false,
  viewerContract: null,
  reservation: null,
} satisfies QuestCardDataFragment;
const embedded = (...changes: Partial<QuestCardDataFragment>[]) =>
  embeddedQuests(
    changes.map((change) => ({ ...quest, ...change })),
    { now: NOW, locale: 'en' },
  );

it('a frame shows the next quests, soonest first, with the spots that are left [EDG-02]', () => {
  const later = { id: 'b', startedAt: '2026-12-01T22:00:00.000Z', endedAt: null };
  expect(embedded(later, {})).toMatchObject([
    {
      id: 'a',
      title: 'Serve dinner',
      startedAt: Date.parse(quest.startedAt),
      spotsLeft: 4,
      left: '4 spots left',
    },
    { id: 'b', endedAt: null },
  ]);
});

it.each([
  ['a draft', { publishingStatus: 'Draft' }],
  ['what was cancelled', { publishingStatus: 'Cancelled' }],
  ['what is over', { isOver: true }],
  ['what has no date', { startedAt: null, endedAt: null }],
  ['what a guild has reserved', { reservation: { guildName: 'Harbor', isViewersGuild: false } }],
] as const)('a frame leaves out %s [EDG-02]', (_, change) => {
  expect(embedded(change)).toEqual([]);
});

it('a frame shows at most 12 quests [EDG-02]', () => {
  expect(embedded(...Array.from({ length: 20 }, () => ({})))).toHaveLength(12);
});

it('the line of HTML leads to the charity’s frame, whatever its name holds [EDG-02]', () => {
  const line = embedLine('https://v.example', { id: 'a/b', name: 'Harbor "Table" <b>' });
  expect(line).toContain('src="https://v.example/embed/a%2Fb" title="Harbor &quot;Table&quot; &lt;b&gt;"');
});
