/** A name under which every system can keep a file: what some of them forbid becomes a hyphen. */
export function fileName(name: string, extension: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what some systems forbid.
  const kept = name.replace(/[\u0000-\u001f"*/:<>?\\|]+/g, '-').trim();
  return `${kept}.${extension}`;
}
