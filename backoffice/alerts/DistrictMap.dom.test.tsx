import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import type { AlertDesk } from './alert-choice.ts';
import { Broadcast } from './Broadcast.tsx';

freshConsole();

const desk = {
  mana: 20,
  channels: ['email'],
  sent: [],
  labels: [],
  districts: [
    { id: 'pier', name: 'The pier' },
    { id: 'hill', name: 'The hill' },
    { id: 'far', name: 'Far away' },
  ],
  quest: {
    id: 'quest-1',
    eventTitle: 'Supper',
    startedAt: '2027-03-01T22:00:00.000Z',
    endedAt: null,
    resourceMaxNumber: 5,
    takenCount: 2,
    providerId: 'charity-1',
    provider: { name: 'Charity One', isVisible: true },
  },
} as unknown as AlertDesk;

const area = (id: string, districtId: string | null, at: number) => ({
  ...{ id, districtId, name: id, kind: 'PLACE', latitude: 0, longitude: 0 },
  path: `M${at} 0l10 0 0 10z`,
  viewBox: `${at} 0 10 10`,
});

const outlines = {
  areas: [
    area('a', 'pier', 0),
    area('b', 'hill', 20),
    area('c', 'hill', 30),
    area('d', null, 40),
    area('e', 'far', 900),
  ],
  sheets: [
    { viewBox: '0 0 50 10', areaIds: ['a', 'b', 'c', 'd'] },
    { viewBox: '900 0 10 10', areaIds: ['e'] },
  ],
};
const districts = [
  { id: 'pier', acronym: 'PI' },
  { id: 'hill', acronym: 'HI' },
  { id: 'far', acronym: 'FAR' },
];

async function openMap(locale: 'en' | 'es' = 'en') {
  const part = await openPart(<Broadcast desk={desk} />, {
    answers: { areaOutlines: outlines, districts },
    locale,
  });
  const map = within(
    await screen.findByRole('group', { name: locale === 'en' ? 'Map of neighborhoods' : 'Mapa de barrios' }),
  );
  const onMap = (name: string) => map.getByRole('checkbox', { name });
  const isOnMap = (name: string) => onMap(name).getAttribute('aria-checked') === 'true';
  const inList = (name: string) =>
    screen.getAllByLabelText<HTMLInputElement>(name).find((found) => found.tagName === 'INPUT');
  return { ...part, map, onMap, isOnMap, inList };
}

it('the map and the list choose the same [ALE-02: choosing]', async () => {
  const { user, map, onMap, isOnMap, inList } = await openMap();
  expect(map.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(onMap('The hill'));
  expect(inList('The hill')?.checked).toBe(true);
  expect(screen.getByText('Chosen: 1')).toBeTruthy();
  const inTheList = inList('The pier');
  if (inTheList) await user.click(inTheList);
  expect(isOnMap('The pier')).toBe(true);
  await user.click(onMap('The hill'));
  expect(inList('The hill')?.checked).toBe(false);
});

it('is one stop, arrows go on, the space bar and Enter choose [ALE-02: keyboard]', async () => {
  const { user, onMap, isOnMap } = await openMap();
  onMap('The pier').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(onMap('The hill'));
  await user.keyboard(' ');
  expect(isOnMap('The hill')).toBe(true);
  await user.keyboard('{ArrowRight}{Enter}{ArrowRight}');
  expect(document.activeElement).toBe(onMap('Far away'));
  expect(isOnMap('Far away')).toBe(true);
  expect(['The pier', 'The hill', 'Far away'].map((name) => onMap(name).getAttribute('tabindex'))).toEqual([
    '-1',
    '-1',
    '0',
  ]);
});

it('speaks Spanish [ALE-02, LNG-07: the map]', async () => {
  await openMap('es');
  expect(screen.getByText(/Las flechas mueven/)).toBeTruthy();
});

it('the list is there by itself [ALE-02: without the map]', async () => {
  const { user } = await openPart(<Broadcast desk={desk} />, {
    answers: { areaOutlines: refusal('DATABASE_AWAY'), districts },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'The pier' }));
  expect(screen.getByText('Chosen: 1')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Map of neighborhoods' })).toBeNull();
});
