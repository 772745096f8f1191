import type { ReaderPage } from './support-reader.ts';

/** A page for a test of what asks for money: by default of a visitor whose browser keeps nothing. */
export function readerPage(locals: Partial<ReaderPage['locals']>, firstBirth?: string): ReaderPage {
  const kept = firstBirth === undefined ? undefined : { value: firstBirth };
  return {
    cookies: { get: (name: string) => (name === 'firstBirth' ? kept : undefined) } as ReaderPage['cookies'],
    locals: { viewer: null, isSessionOver: false, now: 0, ...locals } as ReaderPage['locals'],
  };
}
