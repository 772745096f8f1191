import { type RefObject, useEffect, useRef } from 'react';
import type { SignUpFormTexts } from '#domain/texts/generated/sign-up-form.ts';
import { NoticeBox } from '../../../ui/notices/NoticeBox.tsx';
import type { Problem } from './use-sign-up.ts';

type Props = {
  problem: Problem;
  texts: SignUpFormTexts;
  form: RefObject<HTMLFormElement | null>;
};

/** Says why a sign-up that was sent is none yet, and begins at the field that mends it. */
export function SignUpProblem({ problem, texts, form }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each problem anew; it comes by itself each time.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(':is([aria-invalid="true"], [data-invalid])');
    (field ?? place.current)?.focus();
  }, []);
  return (
    <NoticeBox tone="error" role="alert" tabIndex={-1} ref={place}>
      <p>{wordsOf(problem, texts)}</p>
    </NoticeBox>
  );
}

function wordsOf(problem: Problem, texts: SignUpFormTexts): string {
  if (problem.text !== null) return problem.text;
  if (problem.why === 'lost') return texts.notSent;
  return problem.why === 'busy' ? texts.busy(problem) : texts.tooMany(problem);
}
