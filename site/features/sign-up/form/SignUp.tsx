import { memo, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FEAST_QUESTION_IDS } from '#domain/sign-up/feast-form.ts';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import type { SignUpFormTexts } from '#domain/texts/generated/sign-up-form.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import { feastMissingWords } from '#domain/wording/feast-missing-words.ts';
import { textIn } from '../../../lib/forms/read-form.ts';
import { AccountField } from '../../../ui/forms/AccountField.tsx';
import { Rich } from '../../../ui/RichParts.tsx';
import { SignUpProblem } from './SignUpProblem.tsx';
import { SignUpQuestions } from './SignUpQuestions.tsx';
import type { SentBefore } from './sent-before.ts';
import type { SignUpView } from './sign-up-view.ts';
import { Unreached } from './Unreached.tsx';
import { useSignUp } from './use-sign-up.ts';
import './sign-up.css';

type Props = {
  texts: PackedTexts<SignUpFormTexts>;
  /** `SignUpView` as JSON, its quotes swapped. */
  view: string;
  /** What a form without a script sent, and was refused. */
  sent: SentBefore | null;
  dialogId: string;
};

/**
 * The form that signs someone up: what it is for, what stands in the way, and all that the quest asks. Without its script
 * it is a form like any other; with it, it is sent without leaving the page, and says there what became of it.
 */
export const SignUp = memo(SigningUp);

function SigningUp({ texts, view: given, sent: sentByPage, dialogId }: Props) {
  const t = useMemo(() => openTexts(texts), [texts]);
  const first = useMemo(() => JSON.parse(swappedQuotes(given)) as SignUpView, [given]);
  const { view, sent, problem, isBusy, send } = useSignUp({ view: first, sent: sentByPage });
  const form = useRef<HTMLFormElement>(null);
  const { missing, judge } = useMissing(view, form);
  const { reach, here, account } = view;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // The page holds back what would go into nowhere, and says so.
    if (!navigator.onLine) return;
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <div className="sign-up stack">
      <About view={view} />
      {problem && <SignUpProblem problem={problem} texts={t} form={form} />}
      {reach && <Unreached reach={reach} here={here} />}
      <form method="post" action={here} ref={form} onSubmit={submit} onInput={judge} aria-busy={isBusy}>
        <SignUpQuestions view={view} sent={sent} />
        <AccountField account={account} />
        <p className="sign-up-missing" id="feast-missing" role="status" hidden={missing === null}>
          {missing}
        </p>
        <p className="dialog-actions">
          <Closer href={sentByPage ? here : null} dialogId={dialogId} label={view.notNow} />
          <button
            className="button button-primary"
            type="submit"
            disabled={missing !== null}
            aria-disabled={isBusy || undefined}
            aria-describedby={view.feast ? 'feast-missing' : undefined}
          >
            {isBusy ? t.sending : view.submit}
          </button>
        </p>
      </form>
    </div>
  );
}

function About({ view: { about, when, places } }: { view: SignUpView }) {
  return (
    <>
      {about && (
        <p>
          <Rich parts={about} />
        </p>
      )}
      {when && (
        <p className="sign-up-when">
          <Rich parts={when} />
          <span className="sign-up-places">{places}</span>
        </p>
      )}
    </>
  );
}

/** What is still to be answered about a meal, in words; null before the script is there, and where nothing is missing. */
function useMissing({ feast }: SignUpView, form: { current: HTMLFormElement | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  const judge = () => {
    if (!feast || !form.current) return;
    const sent = new FormData(form.current);
    const answers = Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, textIn(sent, id)]));
    setMissing(feastMissingWords(answers, feast.words));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form, then as one types.
  useEffect(judge, []);
  return { missing, judge };
}

/** Leaves the dialog: by a link where the page came with it open, since only a page view takes it away everywhere. */
function Closer({ href, dialogId, label }: { href: string | null; dialogId: string; label: string }) {
  if (href !== null) {
    return (
      <a className="button" href={href}>
        {label}
      </a>
    );
  }
  // As `DialogCloser.astro` does; React knows no name for the first two.
  const closes = { command: 'close', commandfor: dialogId };
  return (
    <button type="button" className="button" {...closes} popoverTarget={dialogId} popoverTargetAction="hide">
      {label}
    </button>
  );
}
