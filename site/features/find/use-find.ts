import { type RefObject, useEffect, useRef, useState } from 'react';
import { askOf, type FindAsk, searchOfAsk } from './find-address.ts';
import type { FoundList } from './found-list.ts';

/** Milliseconds without a key after which what was typed is looked for. */
const PAUSE = 350;
/** Milliseconds after which a list that has not come is given up. */
const LIMIT = 60_000;
const ZIP_DIGITS = 5;
const FEWEST_LETTERS = 3;

type Kept = 'push' | 'replace' | 'none';

/**
 * What is looked for and what was found: each choice fetches the list of its address, which follows it. `path` is that
 * of the page in its language.
 */
export function useFind(asked: FindAsk, given: FoundList, path: string) {
  const [ask, setAsk] = useState(asked);
  const [found, setFound] = useState(given);
  const [isLive, setIsLive] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const running = useRef(new AbortController());

  const load = async (next: FindAsk, kept: Kept) => {
    clearTimeout(timer.current);
    running.current.abort();
    const own = new AbortController();
    running.current = own;
    const search = searchOfAsk(next);
    setAsk(next);
    setIsBusy(true);
    const list = await fetchList(`${path}/results${search}`, own.signal);
    if (own.signal.aborted) return;
    // The way without a script tells what is wrong.
    if (!list) return location.assign(path + search);
    setFound(list);
    setIsBusy(false);
    if (kept !== 'none') history[kept === 'push' ? 'pushState' : 'replaceState'](null, '', path + search);
    // What stands outside of the island goes with its address.
    dispatchEvent(new Event('found'));
  };
  const type = (next: FindAsk) => {
    setAsk(next);
    clearTimeout(timer.current);
    if (isWhole(next)) timer.current = window.setTimeout(() => void load(next, 'replace'), PAUSE);
  };

  useEffect(() => {
    const back = () => void load(askOf(new URL(location.href)), 'none');
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script is there.
  useEffect(() => {
    setIsLive(true);
    // What was chosen before the script was there holds, as does what the browser filled in on the way back.
    const typed = askInForm(place);
    if (typed && searchOfAsk(typed) !== searchOfAsk({ ...asked, page: 1 })) void load(typed, 'replace');
  }, []);

  return { ask, found, isLive, isBusy, place, load, type, askInForm: () => askInForm(place) };
}

/** What the form says as it stands; null where there is none. */
function askInForm(place: RefObject<HTMLDivElement | null>): FindAsk | null {
  const form = place.current?.querySelector('form');
  if (!form) return null;
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value);
  return askOf(new URL(`?${typed}`, location.href));
}

async function fetchList(address: string, stopped: AbortSignal): Promise<FoundList | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.any([stopped, AbortSignal.timeout(LIMIT)]) });
    return answer.ok ? ((await answer.json()) as FoundList) : null;
  } catch {
    return null;
  }
}

/** Whether what is being typed can be looked for already. */
function isWhole({ zip, words }: FindAsk): boolean {
  return (
    (zip === '' || zip.trim().length === ZIP_DIGITS) &&
    (words === '' || words.trim().length >= FEWEST_LETTERS)
  );
}
