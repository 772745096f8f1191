/** A guild's code: letters and numbers, kept in capitals. */
export const GUILD_CODE_LENGTH = 4;

/** A typed code as it is kept; null for anything of another length. */
export function guildCodeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return code.length === GUILD_CODE_LENGTH ? code : null;
}

/** What is wrong with a code that a guild is to have, or null. */
export function problemOfNewCode(typed: string): string | null {
  return /^[A-Z0-9]{4}$/.test(guildCodeOf(typed) ?? '')
    ? null
    : `Please use exactly ${GUILD_CODE_LENGTH} letters or numbers.`;
}
