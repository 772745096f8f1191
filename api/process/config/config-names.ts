/** A variable that is none of ours, and the one of ours that it was probably meant to be. */
export type MisspeltSetting = { name: string; meant: string };

/**
 * Names that differ from one of ours by a letter or two, or only by case. A short name is like many others: there it is
 * one letter. Two letters in each other's place count as one.
 */
export function misspeltSettings(names: readonly string[], settings: readonly string[]): MisspeltSetting[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => isNear(name.toUpperCase(), setting));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** What a person is told of it. */
export function misspeltLine({ name, meant }: MisspeltSetting): string {
  return `${name}: there is no such setting. Was ${meant} meant?`;
}

const SHORT = 8;

function isNear(name: string, setting: string): boolean {
  const most = setting.length <= SHORT ? 1 : 2;
  return Math.abs(name.length - setting.length) <= most && distance(name, setting) <= most;
}

/** Letters to put in, take out, change or swap with the next one, to make one word of the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change];
      if (isSwapped && row > 1 && column > 1) steps.push(at(beforeLast, column - 2) + 1);
      current.push(Math.min(...steps));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
