const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What separates the headings: of the candidates the one that is there most. */
export function delimiterOf(head: string): string {
  const header = head.trimStart().split(/[\r\n]/)[0] ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}
