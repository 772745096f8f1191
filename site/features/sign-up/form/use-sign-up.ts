import { useRef, useState } from 'react';
import { feastFormJson } from '#domain/sign-up/feast-form.ts';
import type { ShownError } from '#domain/wording/shown-error.ts';
import { executeInBrowser, NOT_REACHED } from '../../../lib/browser-api.ts';
import { readPlaceForm } from '../place-form.ts';
import { takePlace } from '../take-place.ts';
import { showThanks } from './show-thanks.ts';
import type { SignUpView } from './sign-up-view.ts';

/** What stands in the way of what was sent. `text` is null where nobody answered. */
export type Problem = {
  kind: 'refused' | 'not-reached' | 'logged-out';
  code: string | undefined;
  text: string | null;
};
type Sent = { view: SignUpView; problem: Problem | null; isBusy: boolean };

/** The form as it is now, and what sends it: once at a time, without leaving the page. */
export function useSignUp(given: SignUpView) {
  const [sent, setSent] = useState<Sent>({ view: given, problem: null, isBusy: false });
  const isOnItsWay = useRef(false);
  const { view } = sent;

  const send = async (form: HTMLFormElement) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setSent({ view, problem: null, isBusy: true });
    const error = await signUp(view, new FormData(form));
    const told = error ? await judge(view, error) : 'done';
    if (told === 'done') {
      // Where the thanks do not arrive, the page says that one is on the quest.
      if (!(await showThanks(view.thanksPath, view.here))) location.assign(view.here);
      return;
    }
    isOnItsWay.current = false;
    setSent(told);
  };
  return { ...sent, send };
}

async function signUp(view: SignUpView, form: FormData): Promise<ShownError | null> {
  const { questId, chariteerId, invitation } = view;
  const input = readPlaceForm(form);
  const formJSON = view.feast && feastFormJson(input.feast, chariteerId, Date.now());
  const wanted = { questId, chariteerId, isFlexible: view.times !== null, formJSON };
  const api = { execute: executeInBrowser, requestId: '' };
  return (await takePlace(api, wanted, { ...input, invitation })).error;
}

/**
 * What to say of a refusal, with the form as it is by now; `done` where the sign-up stands nevertheless: the answer to it
 * was lost, or it was sent twice.
 */
async function judge(view: SignUpView, error: ShownError): Promise<Sent | 'done'> {
  const { code } = error;
  if (code === 'NOT_LOGGED_IN')
    return { view, problem: { kind: 'logged-out', code, text: null }, isBusy: false };
  const now = code === NOT_REACHED ? null : await fetchState(view.statePath, error);
  if (now?.view?.state === 'done') return 'done';
  const kind = now ? 'refused' : 'not-reached';
  const problem = { kind, code, text: now?.refusal ?? null } as const;
  const next =
    now?.view ?? (now ? { ...view, state: 'closed' as const, line: null, joinWaiting: null } : view);
  return { view: next, problem, isBusy: false };
}

type State = { refusal: string | null; view: SignUpView | null };

async function fetchState(
  path: string,
  { code, message, retryAfterSeconds }: ShownError,
): Promise<State | null> {
  const told = new URLSearchParams({ code: code ?? 'INTERNAL', message: message ?? '' });
  if (retryAfterSeconds) told.set('wait', String(retryAfterSeconds));
  const address = `${path}${path.includes('?') ? '&' : '?'}${told}`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return answer.ok ? ((await answer.json()) as State) : null;
  } catch {
    return null;
  }
}
