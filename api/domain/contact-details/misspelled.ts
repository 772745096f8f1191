import { words } from './words.ts';

/** Services whose names people misspell on purpose; none is near a word of every day but those below. */
const NAMES = [...words('instagram snapchat tiktok whatsapp telegram facebook discord')];
const HARMLESS = words('discard discards telegrama telegraf snapshot');
const SHORTEST = 5;

/** The service whose name a word is but for one letter, of a long name two: “tiktoc”, “snapcaht”. */
export function misspelledService(word: string): string | undefined {
  if (word.length < SHORTEST || HARMLESS.has(word)) return undefined;
  return NAMES.find((name) => {
    const most = name.length > 8 ? 2 : 1;
    return Math.abs(name.length - word.length) <= most && editsBetween(word, name) <= most;
  });
}

/** How many letters are left out, put in, changed, or swapped with their neighbor. */
function editsBetween(word: string, name: string): number {
  let [earlier, above]: number[][] = [[], Array.from({ length: name.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    for (let at = 1; at <= name.length; at++) {
      const isSame = word[row - 1] === name[at - 1];
      const isSwapped = word[row - 1] === name[at - 2] && word[row - 2] === name[at - 1];
      line[at] = Math.min(
        (above?.[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above?.[at - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && at > 1 && isSwapped ? (earlier?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [earlier, above] = [above, line];
  }
  return above?.[name.length] ?? 0;
}
