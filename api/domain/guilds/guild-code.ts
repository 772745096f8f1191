import type { FormRefusalsTexts } from '../texts/generated/form-refusals.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/*
 * The code by which people join a guild is made by the product. It has no vowels, so that it spells nothing, and none
 * of the characters that are mistaken for others when someone reads it out.
 */

export const GUILD_CODE_LENGTH = 8;
/** What a guild of former days chose itself; such a code goes on until the product replaces it. */
export const OLD_GUILD_CODE_LENGTH = 4;
export const GUILD_CODE_CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
/** How long an old code goes on after the upgrade. */
export const OLD_GUILD_CODE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a code rests after too many wrong ones. */
export const GUILD_CODE_REST_MS = 24 * 60 * 60 * 1000;

/** What someone reads whose typing cannot be a code. */
export function noGuildCode<Text>(t: TextsAs<FormRefusalsTexts, Text>): Text {
  return t.guildCode({ count: String(GUILD_CODE_LENGTH) });
}

const NEW_CODE = new RegExp(`^[${GUILD_CODE_CHARACTERS}]{${GUILD_CODE_LENGTH}}$`);
const OLD_CODE = new RegExp(`^[A-Z0-9]{${OLD_GUILD_CODE_LENGTH}}$`);

/** A new code. `pick` draws a whole number from 0 up to below its argument, as no one can foresee. */
export function makeGuildCode(pick: (below: number) => number): string {
  const draw = () => GUILD_CODE_CHARACTERS[pick(GUILD_CODE_CHARACTERS.length)];
  return Array.from({ length: GUILD_CODE_LENGTH }, draw).join('');
}

/** A typed code as it is kept, whatever its capitals, blanks and dashes; null for what cannot be one. */
export function guildCodeOf(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}]+/gu, '').toUpperCase();
  return NEW_CODE.test(code) || OLD_CODE.test(code) ? code : null;
}

/** A code as people read it: in two halves. */
export function shownGuildCode(code: string): string {
  return code.length === GUILD_CODE_LENGTH ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}

/** Whether the code rests at `now`; instants in epoch ms. */
export function isCodeResting(codeRestsUntil: number | null, now: number): boolean {
  return codeRestsUntil !== null && now < codeRestsUntil;
}
