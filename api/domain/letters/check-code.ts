const DIGITS = 32;
const GROUP = /.{4}/g;
/** What people type in place of a digit that looks alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** The code of a letter as people read it: eight groups of four hexadecimal digits. */
export function codeInGroups(code: string): string {
  return (code.match(GROUP) ?? []).join('-');
}

/** The 32 hexadecimal digits (128 bits) of a code as someone typed it; null where it can't be one. */
export function readCode(typed: string): string | null {
  if (typed.length > 2 * DIGITS) return null;
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  const code = plain.replace(/[oil]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return code.length === DIGITS && /^[0-9a-f]+$/.test(code) ? code : null;
}
