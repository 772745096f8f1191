import { expect, it } from 'vitest';
import { dayOrder, readImportedDay } from './imported-day.ts';

it.each([
  ['2010-03-14', '2010-03-14'],
  ['3/14/2010', '2010-03-14'],
  ['03/14/2010', '2010-03-14'],
  ['3/4/2010', '2010-03-04'],
  ['2010-03-14T00:00:00.000Z', '2010-03-14'],
  ['2010-03-14 00:00:00', '2010-03-14'],
  ['3/14/2010 0:00', '2010-03-14'],
  ['3/14/2010 12:00:00 AM', '2010-03-14'],
  ['3/14/2010 9:30', null],
  ['14-Mar-2010', '2010-03-14'],
  ['March 14, 2010', '2010-03-14'],
  ['14/3/2010', null],
  ['14.03.2010', null],
  ['3.4.2010', null],
  ['03-04-2010', null],
  ['03042010', null],
  ['40251', '2010-03-14'],
  ['40251.0', '2010-03-14'],
  ['36526', '2000-01-01'],
  ['61', '1900-03-01'],
  ['60', null],
  ['40251.5', null],
  ['3/14/10', null],
  ['2/30/2010', null],
  ['2010-13-01', null],
  ['-40251', null],
  ['1e5', null],
  ['', null],
])('the day “%s” is read as %s [API-51]', (text, day) => {
  expect(readImportedDay(text)).toBe(day);
});

it.each([
  ['one that has no such month', ['3/4/2010', '25/12/1990'], 3],
  ['one with a midnight', ['25/12/1990 0:00'], 2],
  ['one among days with the month first', ['25/12/1990', '12/25/1990'], null],
  ['none', ['3/4/2010', '2010-03-14', '40251', '14.03.2010'], null],
])('days written with slashes have the day first by %s [API-51]', (_, days, line) => {
  const order = dayOrder();
  for (const [at, day] of days.entries()) order.note(day, at + 2);
  expect(order.dayFirstLine()).toBe(line);
});
