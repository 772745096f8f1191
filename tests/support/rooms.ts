import path from 'node:path';
import { importsOf } from './source-imports.ts';

/** Module: a folder with its own files; folders below are modules of their own. */
export const roomOf = (file: string): string => path.dirname(file);

/** Module → modules that its files import from. */
export function doorsBetween(files: readonly string[]): Map<string, Set<string>> {
  const doors = new Map<string, Set<string>>();
  for (const file of files) {
    const rooms = importsOf(file)
      .filter((target) => files.includes(target))
      .map(roomOf);
    const known = doors.get(roomOf(file)) ?? new Set();
    for (const room of rooms) if (room !== roomOf(file)) known.add(room);
    doors.set(roomOf(file), known);
  }
  return doors;
}

/** Modules in import cycles: those left after removing all that only import or are only imported. */
export function roomsInCircles(doors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const open = new Map(doors);
  const isOnTheWay = (room: string) =>
    [...(open.get(room) ?? [])].some((target) => open.has(target)) &&
    [...open.values()].some((targets) => targets.has(room));
  for (let shut = true; shut; ) {
    const rooms = [...open.keys()].filter((room) => !isOnTheWay(room));
    for (const room of rooms) open.delete(room);
    shut = rooms.length > 0;
  }
  return [...open.keys()].sort();
}
