import { expect, it } from 'vitest';
import { byNumberThenName } from './leaderboard-order.ts';

it('the highest number comes first, equal ones by last, then first name; the nameless last [OPEN-VOL-03]', () => {
  const people = [
    { id: '1', number: 60, nameFirst: null, nameLast: null },
    { id: '2', number: 60, nameFirst: 'Zoe', nameLast: 'Adams' },
    { id: '3', number: 60, nameFirst: 'amy', nameLast: 'adams' },
    { id: '4', number: 90, nameFirst: 'Zoe', nameLast: 'Zimmer' },
    { id: '5', number: 60, nameFirst: null, nameLast: null, username: 'bea' },
  ];
  expect(byNumberThenName(people, (one) => one).map(({ id }) => id)).toEqual(['4', '3', '2', '5', '1']);
});
