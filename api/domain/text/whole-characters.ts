/** Number of code units up to `most` that doesn't split a character; each chunk is sealed by itself. */
export function wholeCharacters(text: string, most: number): number {
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff && text.length > most ? most - 1 : most;
}
