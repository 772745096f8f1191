import { type RefObject, useEffect, useRef } from 'react';
import type { SignUpFormTexts } from '#domain/texts/generated/sign-up-form.ts';
import { NoticeBox } from '../../../ui/notices/NoticeBox.tsx';

type Props = {
  problem: { text: string | null };
  texts: SignUpFormTexts;
  form: RefObject<HTMLFormElement | null>;
};

/** Says why a sign-up that was sent is none yet, and begins at the field that mends it. */
export function SignUpProblem({ problem: { text }, texts, form }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each problem anew; it comes by itself each time.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(':is([aria-invalid="true"], [data-invalid])');
    (field ?? place.current)?.focus();
  }, []);
  return (
    <NoticeBox tone="error" role="alert" tabIndex={-1} ref={place}>
      <p>{text ?? texts.notSent}</p>
    </NoticeBox>
  );
}
