import { expect, it } from 'vitest';
import { broadcastPath, filtersInAddress } from './broadcast-address.ts';

const searchOf = (path: string) => path.slice(path.indexOf('?'));

it('«Ask others» leads to the broadcast, whose filters its address sets [REM-07: the address]', () => {
  const path = broadcastPath('a b', ['previous', 'trained']);
  expect(path).toBe('/console/quests/a%20b/broadcast?for=previous.trained');
  expect(filtersInAddress(searchOf(path))).toEqual({
    previousVolunteers: true,
    newVolunteers: false,
    trainedVolunteers: true,
  });
  expect(filtersInAddress(searchOf(broadcastPath('1', ['new'])))).toMatchObject({ newVolunteers: true });
});

it('an address that says nothing known leaves the filters as they are', () => {
  for (const search of ['', '?for=', '?for=everybody', '?FOR=new', '?page=2'])
    expect(filtersInAddress(search), search).toEqual({});
});
