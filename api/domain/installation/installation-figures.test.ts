import { expect, it } from 'vitest';
import { installationFigures } from './installation-figures.ts';

it.each([
  [0, null],
  [9, null],
  [10, '10+'],
  [37, '30+'],
  [100, '100+'],
  [214, '210+'],
  [999, '990+'],
  [1000, '1,000+'],
  [13_482, '13,000+'],
  [1_234_567, '1,200,000+'],
])('%s volunteers are shown as %s [STA-04, DEC-41]', (volunteers, text) => {
  const figures = text === null ? [] : [{ label: 'volunteers', text }];
  expect(installationFigures({ charities: 0, volunteers })).toEqual(figures);
});

it('charities and volunteers have a figure each [STA-04, DEC-41]', () => {
  expect(installationFigures({ charities: 52, volunteers: 13_000 })).toEqual([
    { label: 'organizations', text: '50+' },
    { label: 'volunteers', text: '13,000+' },
  ]);
});
