import { type KeptMark, nextToSend, readMarks } from './waiting-marks.ts';

/** The marks of one account on one quest, in the browser's storage, so that they outlive a reload. */
export type MarkKey = { accountId: string; questId: string };

const PREFIX = 'attendance';
const NONE: readonly KeptMark[] = [];

const listeners = new Set<() => void>();
// What was read last: the same text is the same list, as useSyncExternalStore wants it. A browser that
// refuses its storage still keeps the marks until the page is left.
const known = new Map<string, { text: string; marks: readonly KeptMark[] }>();

/** The marks kept for one quest. */
export function keptMarks(key: MarkKey): readonly KeptMark[] {
  return marksUnder(nameOf(key));
}

/** Changes the marks of one quest and tells everyone who listens. */
export function keepMarks(key: MarkKey, change: (marks: readonly KeptMark[]) => readonly KeptMark[]): void {
  const name = nameOf(key);
  const marks = change(marksUnder(name));
  const text = JSON.stringify(marks);
  known.set(name, { text, marks });
  try {
    if (marks.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Kept in memory above.
  }
  for (const listener of listeners) listener();
}

/** The quests of an account with marks that are to be sent. */
export function questsToSend(accountId: string): string[] {
  const prefix = nameOf({ accountId, questId: '' });
  return namesOf(accountId)
    .filter((name) => nextToSend(marksUnder(name)).length > 0)
    .map((name) => name.slice(prefix.length));
}

/** How many marks of an account the server does not have. */
export function unsentCount(accountId: string): number {
  return namesOf(accountId).reduce((count, name) => count + marksUnder(name).length, 0);
}

/** Deletes the marks of an account from this device. */
export function forgetMarks(accountId: string): void {
  for (const name of namesOf(accountId))
    keepMarks({ accountId, questId: name.slice(nameOf({ accountId, questId: '' }).length) }, () => []);
}

function namesOf(accountId: string): string[] {
  const prefix = nameOf({ accountId, questId: '' });
  return [...new Set([...known.keys(), ...storedNames()])].filter((name) => name.startsWith(prefix));
}

const DEVICE = 'attendance-device';
let device: string | null = null;

/** The random name of this browser, by which the server tells devices apart. */
export function deviceName(): string {
  device ??= deviceText(() => localStorage.getItem(DEVICE)) ?? crypto.randomUUID().slice(0, 8);
  const name = device;
  deviceText(() => localStorage.setItem(DEVICE, name));
  return name;
}

function deviceText<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** For useSyncExternalStore; other tabs are heard too. */
export function onMarksKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function marksUnder(name: string): readonly KeptMark[] {
  const last = known.get(name);
  const text = storedText(name) ?? last?.text ?? '[]';
  if (last?.text === text) return last.marks;
  const marks = text === '[]' ? NONE : readMarks(text, Date.now());
  known.set(name, { text, marks });
  return marks;
}

// Null: this browser has no storage to offer. Another tab may have emptied it, which is '[]'.
function storedText(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? '[]';
  } catch {
    return null;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function nameOf({ accountId, questId }: MarkKey): string {
  return `${PREFIX}/${accountId}/${questId}`;
}
