import { cleanText } from '#domain/imports/clean-text.ts';
import type { ImportedHours, ImportedMembership, RowProblem } from '#domain/imports/imported-volunteer.ts';
import { problemOfPastHours } from '#domain/imports/past-hours.ts';
import { readImportedDay } from './imported-day.ts';

const FAVORITES_MAX = 2;

/** Favorite districts by name or id: the first two, each once. */
export function readDistricts(items: readonly string[] = [], leftOut: RowProblem[]): string[] {
  const districts = [...new Set(filled(items))];
  if (districts.length > FAVORITES_MAX)
    leftOut.push({ column: 'favoriteDistricts', expected: 'at most 2 districts' });
  return districts.slice(0, FAVORITES_MAX);
}

/** Memberships, “captains: Harbor Table” or a group alone. */
export function readGroups(items: readonly string[] = []): ImportedMembership[] {
  return filled(items).map((item) => {
    const [, role, group] = /^([A-Za-z ]+?)\s*:\s*(.+)$/.exec(item) ?? [];
    return role && group ? { group, role } : { group: item, role: null };
  });
}

/** Past hours, “2024-05-03 3.5 Harbor Table”: date, hours, charity. */
export function readPastHours(
  items: readonly string[] = [],
  { now, ...person }: { dateOfBirth: string; now: number },
  leftOut: RowProblem[],
): ImportedHours[] {
  return filled(items).flatMap((item) => {
    const hours = hoursOf(item);
    const expected = hours
      ? problemOfPastHours(hours, person, now)
      : 'a date, hours and a charity, as “2024-05-03 3.5 Harbor Table”';
    if (expected !== null) leftOut.push({ column: 'pastHours', expected });
    return hours && expected === null ? [hours] : [];
  });
}

function hoursOf(item: string): ImportedHours | null {
  const [, day = '', length = '', charity = ''] = /^(\S+) (\S+) (.+)$/.exec(item) ?? [];
  const date = readImportedDay(day);
  const minutes = minutesOf(length);
  return date !== null && minutes !== null ? { charity, date, minutes } : null;
}

/** 3.5, 3,5, 3h and 3:30 as whole minutes; null for anything else. */
function minutesOf(length: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(length);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = /^(\d{1,4}(?:[.,]\d+)?)h?$/.exec(length)?.[1];
  return hours === undefined ? null : Math.round(Number(hours.replace(',', '.')) * 60);
}

function filled(items: readonly string[]): string[] {
  return items.map(cleanText).filter((item) => item !== '');
}
