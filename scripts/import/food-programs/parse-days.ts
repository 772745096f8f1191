/** Days of one opening rule: on which weekdays (Monday 1 … Sunday 7), in which weeks of the month. */
export type DayRule = { weeks: number[]; days: number[]; last?: true };

const EVERY_WEEK = [1, 2, 3, 4, 5];

const DAY_WORDS: readonly RegExp[] = [
  /^MON(DAYS?)?$/,
  /^TUE(S|SDAYS?)?$/,
  /^WED(S|NESDAYS?)?$/,
  /^THU(R|RS|RSDAYS?)?$/,
  /^FRI(DAYS?)?$/,
  /^SAT(URDAYS?)?$/,
  /^SUN(DAYS?)?$/,
];

type Week = number | 'last';
type Token =
  | { kind: 'day'; day: number }
  | { kind: 'week'; week: Week; isOrdinal: boolean }
  | { kind: 'daily' | 'every' | 'open' | 'close' | 'and' | 'to' };

/**
 * Reads opening days as food programs publish them: “WED/SUN (2,4)”, “TUE/THUR/1ST SAT”, “SAT (2N LAST)”, “MON-FRI”.
 * Weeks in brackets belong to the day before them, weeks without brackets to the day behind them.
 * Returns null for whatever is not understood as a whole: nothing is guessed.
 */
export function parseDays(text: string): DayRule[] | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  const rules: DayRule[] = [];
  let at = 0;
  while (at < tokens.length) {
    const item = readItem(tokens, at);
    if (item === null) return null;
    rules.push(item.rule);
    at = item.next;
    if (at === tokens.length) break;
    if (tokens[at]?.kind !== 'and') return null;
    at += 1;
    if (at === tokens.length) return null;
  }
  return merge(rules);
}

function tokensOf(text: string): Token[] | null {
  const words = text.toUpperCase().match(/[A-Z]+|\d+[A-Z]*|[^\sA-Z\d]/g) ?? [];
  const tokens = words.map(tokenOf);
  return tokens.every((token) => token !== null) ? tokens : null;
}

function tokenOf(word: string): Token | null {
  const day = DAY_WORDS.findIndex((pattern) => pattern.test(word)) + 1;
  if (day > 0) return { kind: 'day', day };
  const week = /^([1-5])(ST|ND|N|RD|TH)?$/.exec(word);
  if (week) return { kind: 'week', week: Number(week[1]), isOrdinal: week[2] !== undefined };
  if (word === 'LAST') return { kind: 'week', week: 'last', isOrdinal: true };
  if (word === 'DAILY' || word === 'EVERYDAY') return { kind: 'daily' };
  if (word === 'EVERY') return { kind: 'every' };
  if (word === '(') return { kind: 'open' };
  if (word === ')') return { kind: 'close' };
  if ([',', '/', '&', ';', 'AND'].includes(word)) return { kind: 'and' };
  if (['-', '–', 'TO', 'THRU', 'THROUGH'].includes(word)) return { kind: 'to' };
  return null;
}

type Read<T> = { next: number } & T;

/** Parses one item: `[weeks] DAY [- DAY] [(weeks)]`, or “daily”. Returns null if it isn't one. */
function readItem(tokens: Token[], start: number): Read<{ rule: DayRule }> | null {
  if (tokens[start]?.kind === 'daily') {
    return { rule: { weeks: EVERY_WEEK, days: [1, 2, 3, 4, 5, 6, 7] }, next: start + 1 };
  }
  const before = readWeeksBefore(tokens, start);
  const days = readDays(tokens, before.next);
  if (days === null) return null;
  if (tokens[days.next]?.kind !== 'open') {
    return { rule: ruleOf(days.days, before.weeks), next: days.next };
  }
  const behind = readWeeksInBrackets(tokens, days.next);
  if (behind === null || before.weeks.length > 0) return null;
  return { rule: ruleOf(days.days, behind.weeks), next: behind.next };
}

/** Weeks before a day must be ordinals (“1ST”, “2ND & 4TH”, “LAST”): a bare number there could mean anything. */
function readWeeksBefore(tokens: Token[], start: number): Read<{ weeks: Week[] }> {
  const weeks: Week[] = [];
  let at = tokens[start]?.kind === 'every' ? start + 1 : start;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (token.kind === 'week' && token.isOrdinal) weeks.push(token.week);
    else if (token.kind !== 'and' || weeks.length === 0) break;
    at += 1;
  }
  return { weeks, next: at };
}

function readDays(tokens: Token[], start: number): Read<{ days: number[] }> | null {
  const first = tokens[start];
  if (first?.kind !== 'day') return null;
  if (tokens[start + 1]?.kind !== 'to') return { days: [first.day], next: start + 1 };
  const last = tokens[start + 2];
  if (last?.kind !== 'day') return null;
  const length = ((last.day - first.day + 7) % 7) + 1;
  const days = Array.from({ length }, (_, step) => ((first.day - 1 + step) % 7) + 1);
  return { days, next: start + 3 };
}

function readWeeksInBrackets(tokens: Token[], open: number): Read<{ weeks: Week[] }> | null {
  const close = tokens.findIndex((token, at) => at > open && token.kind === 'close');
  const inside = tokens.slice(open + 1, close).filter((token) => token.kind !== 'and');
  if (close < 0 || inside.length === 0) return null;
  const weeks = inside.map((token) => (token.kind === 'week' ? token.week : null));
  return weeks.every((week) => week !== null) ? { weeks, next: close + 1 } : null;
}

function ruleOf(days: number[], weeks: Week[]): DayRule {
  if (weeks.length === 0) return { weeks: EVERY_WEEK, days };
  const numbered = weeks.filter((week) => week !== 'last');
  return {
    weeks: [...new Set(numbered)].sort((a, b) => a - b),
    days,
    ...(weeks.includes('last') ? { last: true as const } : {}),
  };
}

/** Days that share their weeks become one rule, so that the book reads as a person would write it. */
function merge(rules: DayRule[]): DayRule[] {
  const merged = new Map<string, DayRule>();
  for (const rule of rules) {
    const key = `${rule.weeks.join()}|${rule.last ?? false}`;
    const same = merged.get(key);
    const days = [...new Set([...(same?.days ?? []), ...rule.days])].sort((a, b) => a - b);
    merged.set(key, { ...rule, days });
  }
  return [...merged.values()];
}
