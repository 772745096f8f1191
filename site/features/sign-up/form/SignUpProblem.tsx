import { useEffect, useRef } from 'react';
import type { SignUpFormTexts } from '#domain/texts/generated/sign-up-form.ts';
import { NoticeBox } from '../../../ui/notices/NoticeBox.tsx';
import type { SignUpView } from './sign-up-view.ts';
import type { Problem } from './use-sign-up.ts';

type Props = { problem: Problem; view: SignUpView; texts: SignUpFormTexts; onLogIn: () => void };

/** What stands in the way of a sign-up that was sent, with what can be done about it. */
export function SignUpProblem({ problem, view, texts: t, onLogIn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each problem anew.
  useEffect(() => place.current?.focus(), [problem]);
  const said = { refused: problem.text, 'not-reached': t.notSent, 'logged-out': t.loggedOut }[problem.kind];
  const { state, line, joinWaiting, here } = view;
  return (
    <NoticeBox tone="error" role="alert" tabIndex={-1} ref={place}>
      <p>{said}</p>
      {problem.kind === 'logged-out' && (
        <p className="sign-up-way">
          <button className="button" type="button" onClick={onLogIn}>
            {t.logIn}
          </button>
        </p>
      )}
      {state === 'closed' && (
        <>
          {line && line !== said && <p>{line}</p>}
          <div className="sign-up-way">
            {joinWaiting && (
              <form method="post" action={here}>
                <input type="hidden" name="action" value="join-waiting" />
                <button className="button button-primary" type="submit">
                  {joinWaiting}
                </button>
              </form>
            )}
            <a className="button" href={here}>
              {t.openQuest}
            </a>
          </div>
        </>
      )}
    </NoticeBox>
  );
}
