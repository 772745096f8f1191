import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { drawn, wordsIn } from '../../tests/support/drawn.tsx';
import { QuestFacts } from './show/QuestFacts.tsx';

const quest = {
  ...newQuestValues({}, null),
  id: 'q',
  provider: { id: '1', name: 'Harbor Table', agePolicies: '[]' },
  location: null,
  requiredOrientations: [],
};
const facts = (more: object) =>
  wordsIn(
    drawn(
      <RecordContextProvider value={{ ...quest, ...more }}>
        <QuestFacts />
      </RecordContextProvider>,
    ),
  );

it('a quest shows what its fields hold, in their order [DSC-18: the first fifteen minutes, QD-07: in the console]', () => {
  const words = facts({
    firstMinutes: 'Ring.\nAsk for Ann.',
    equipment: 'Gloves',
    prerequisiteMinutes: 90,
    othersMax: 3,
  });
  const terms = ['The first fifteen minutes', 'Supervisor', 'Equipment', 'Age requirement'];
  expect(words.filter((word) => terms.includes(word))).toEqual(terms);
  const after = (term: string) => words[words.indexOf(term) + 1];
  expect(after('The first fifteen minutes')).toBe('Ring.\nAsk for Ann.');
  expect(after('Equipment')).toBe('Gloves');
  expect(after('People each volunteer can bring')).toBe('3');
  expect(after('Required hours')).toBe('1 hour, 30 minutes');
});

it('says that no one can be brought while each person is asked for something [HEAD-02, WAV-06: in the console]', () => {
  const words = facts({ othersMax: 3, isEachAsked: true });
  expect(words[words.indexOf('People each volunteer can bring') + 1]).toBe(
    '3, but no one while documents or checks are required',
  );
});

it('and says what nobody has said yet [DSC-18: the first fifteen minutes, QD-06: in the console]', () => {
  const words = facts({});
  const after = (term: string) => words[words.indexOf(term) + 1];
  expect(after('The first fifteen minutes')).toBe('Not set');
  expect(after('Supervisor')).toBe('No Supervisor Assigned!');
  expect(words).not.toContain('People each volunteer can bring');
  expect(after('Length of stay')).toBe('Whole time');
  expect(after('Service tags')).toBe('None');
});
