import { expect, it } from 'vitest';
import { OPERATIONS } from './recap-operations.ts';

it('REC-05 REC-06 OPEN-REC-05 a report is asked for by charity and period, from midnight to midnight', () => {
  const { variables, result } = OPERATIONS['recaps GET_ONE'];
  expect(variables({ id: '2026-11', meta: { providerId: '1' } })).toEqual({
    providerId: '1',
    from: '2026-11-01T04:00:00.000Z',
    until: '2026-12-01T05:00:00.000Z',
    year: 2026,
  });
  const figures = {
    publishedQuestCount: 1,
    serviceMinutes: 60,
    dollarValue: 33,
    volunteerCount: 1,
    newVolunteerCount: 0,
    retainedVolunteerCount: null,
    retentionPercentage: null,
  };
  const answer = {
    provider: { name: 'Harbor Table Kitchen' },
    generateSingleMonthReport: { period: '2026', ...figures },
    recapMonths: [],
  };
  expect(result(answer, { id: '2026' })).toEqual({
    data: { id: '2026', providerName: 'Harbor Table Kitchen', figures, months: [] },
  });
});

it('REC-19 a table asks for one page of one list, sorted', () => {
  const { variables } = OPERATIONS['recapRows GET_LIST'];
  const filter = { providerId: '1', period: '2026', list: 'SERVED' };
  const sort = { field: 'age', order: 'ASC' as const };
  expect(variables({ filter, sort, pagination: { page: 3, perPage: 50 } })).toEqual({
    ...filter,
    sort,
    page: 3,
    perPage: 50,
  });
});

it('a printed list asks for five pages a part', () => {
  const { variables, result } = OPERATIONS['recapPrint GET_LIST'];
  const filter = { providerId: '1', period: '2026', list: 'SERVED' };
  const params = { filter, pagination: { page: 2, perPage: 500 } };
  expect(variables(params)).toEqual({ ...filter, page1: 6, page2: 7, page3: 8, page4: 9, page5: 10 });
  const page = (id: string) => ({
    total: 5,
    items: [
      {
        chariteer: {
          id,
          username: id,
          nameFirst: null,
          nameLast: null,
          phoneNumber: null,
          emailAddress: null,
          ageBand: null,
        },
        combinedMinutes: 1,
        completedQuests: 1,
        absentCount: 0,
      },
    ],
  });
  const [page1, page2, page3, page4, page5] = ['a', 'b', 'c', 'd', 'e'].map(page) as [
    ReturnType<typeof page>,
    ReturnType<typeof page>,
    ReturnType<typeof page>,
    ReturnType<typeof page>,
    ReturnType<typeof page>,
  ];
  const { data, total } = result({ page1, page2, page3, page4, page5 }, params) as {
    data: { id: string }[];
    total: number;
  };
  expect([data.map(({ id }) => id), total]).toEqual([['a', 'b', 'c', 'd', 'e'], 5]);
});
