import { expect, it } from 'vitest';
import { ManagerQuestListDocument, QuestListDocument } from '../../gql/generated.ts';
import { loadQuestList } from './load-quest-list.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const found = { data: { provider: null, quests: [] }, setCookies: [] };
const refusedWith = (code: string) => ({
  errors: [{ message: 'Refused', extensions: { code } }],
  setCookies: [],
});

/** The locals of a visitor's page, whose questions are answered in turn. */
function localsWith(answers: unknown[]) {
  const asked: { document: unknown; variables: unknown }[] = [];
  const execute = async (document: unknown, variables: unknown) => {
    asked.push({ document, variables });
    return answers[asked.length - 1];
  };
  return { locals: { execute, viewer: null, now: NOW, requestId: 'r' } as unknown as App.Locals, asked };
}

it('a charity with more quests than the API gives at once shows the next two weeks [QL-01, QL-04]', async () => {
  const { locals, asked } = localsWith([refusedWith('BAD_USER_INPUT'), found]);
  expect((await loadQuestList(locals, '1')).data).toEqual(found.data);
  expect(asked.map(({ document }) => document)).toEqual([QuestListDocument, ManagerQuestListDocument]);
  expect(asked[1]?.variables).toEqual({
    providerId: '1',
    from: '2026-11-16T05:00:00.000Z',
    to: '2026-11-30T05:00:00.000Z',
  });
});

it('a charity that is not there is not asked for twice [ERR-21]', async () => {
  const { locals, asked } = localsWith([refusedWith('PROVIDER_NOT_FOUND')]);
  expect((await loadQuestList(locals, 'x')).error?.code).toBe('PROVIDER_NOT_FOUND');
  expect(asked).toHaveLength(1);
});
