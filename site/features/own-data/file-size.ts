import { dataCopyTexts } from '#domain/texts/generated/data-copy.ts';
import { type Locale, num } from '#domain/texts/locale.ts';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The size of a file as people read it: '12 kB', '3.4 MB'. */
export function fileSize(locale: Locale, bytes: number): string {
  const t = dataCopyTexts(locale);
  if (bytes < MEGABYTE) return t.kilobytes({ count: num(locale, Math.ceil(bytes / KILOBYTE)) });
  return t.megabytes({ count: num(locale, Math.round(bytes / (MEGABYTE / 10)) / 10) });
}
