import { useRef, useState } from 'react';
import { type Later, laterOf, minutesUntilRetry } from '../../../lib/later-answer.ts';
import { showPage } from '../../../lib/show-page.ts';
import type { FormAgain } from './form-again.ts';
import type { SentBefore } from './sent-before.ts';
import type { SignUpView } from './sign-up-view.ts';

type Sent = {
  view: SignUpView;
  /** What was sent, and what was wrong with it. */
  sent: SentBefore | null;
  /** What stands in the way. */
  problem: Problem | null;
  isBusy: boolean;
};

/** Words of the answer, or why there are none: no one answered, or what was sent was not taken. */
export type Problem = { text: string } | { text: null; why: 'lost' } | Refused;
type Refused = { text: null; why: Later; minutes: number };

/** How long someone waits for an answer. */
const LIMIT = 20_000;

/** The form as it is now, and what sends it as the browser would: once at a time, without leaving the page. */
export function useSignUp(given: Pick<Sent, 'view' | 'sent'>) {
  const [now, setNow] = useState<Sent>({ ...given, problem: null, isBusy: false });
  const isOnItsWay = useRef(false);
  /** An answer was lost, so that the sign-up may stand already. */
  const isAgain = useRef(false);

  const send = async (form: HTMLFormElement) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    // What was wrong may be mended: the answer says anew.
    setNow((before) => ({
      ...before,
      sent: before.sent && { ...before.sent, problems: {} },
      problem: null,
      isBusy: true,
    }));
    const answer = await post(now.view.here, form, isAgain.current);
    if (answer === 'shown') return;
    isOnItsWay.current = false;
    if (answer.text === null) {
      isAgain.current = answer.why !== 'too-many';
      setNow((before) => ({ ...before, problem: answer, isBusy: false }));
      return;
    }
    const { text, view, sent } = answer;
    setNow({ view, sent, problem: { text }, isBusy: false });
  };
  return { ...now, send };
}

/** Sends the form: `shown` where the page that answers stands in the window, or will. */
async function post(
  here: string,
  form: HTMLFormElement,
  isAgain: boolean,
): Promise<FormAgain | 'shown' | Unanswered> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  if (isAgain) body.set('again', 'yes');
  try {
    const headers = { accept: 'application/json, text/html' };
    const answer = await fetch(here, { method: 'POST', body, headers, signal: AbortSignal.timeout(LIMIT) });
    if (answer.headers.get('content-type')?.startsWith('application/json'))
      return (await answer.json()) as FormAgain;
    return await show(answer, form);
  } catch {
    return LOST;
  }
}

type Unanswered = Exclude<Problem, { text: string }>;
const LOST = { text: null, why: 'lost' } as const;

/** The login keeps a form that the browser sends, and another account is told that nothing was sent. */
const BY_BROWSER: readonly number[] = [401, 409];
const ANSWERS: readonly number[] = [200, 404, 410, 422];

async function show(answer: Response, form: HTMLFormElement): Promise<'shown' | Unanswered> {
  if (BY_BROWSER.includes(answer.status)) {
    form.submit();
    return 'shown';
  }
  const why = laterOf(answer);
  if (why) return { text: null, why, minutes: minutesUntilRetry(answer) };
  if (!ANSWERS.includes(answer.status)) return LOST;
  // Escape closes a dialog of the answer at once, not only when the page's own script has come.
  const [html] = await Promise.all([answer.text(), import('../../../ui/dialogs/opened-dialog.ts')]);
  const { pathname, search, hash } = new URL(answer.url, location.href);
  const isHere = pathname === location.pathname;
  if (!isHere || !showPage(html)) location.assign(pathname + search + hash);
  return 'shown';
}
