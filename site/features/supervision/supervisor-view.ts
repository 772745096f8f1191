import { REGISTRATION_LIMITS } from '#domain/identity/registration.ts';
import { supervisionTexts } from '#domain/texts/generated/supervision.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { SupervisorView } from './SupervisorInputs.tsx';

/** The words of the question who supervises. */
export function supervisorView(locale: Locale, legend?: string): SupervisorView {
  const t = supervisionTexts(locale);
  const { usernameMax, nameMax } = REGISTRATION_LIMITS;
  return {
    legend: legend ?? t.whoQuestion,
    oneOfTwo: t.oneOfTwo,
    username: { label: t.username, hint: t.usernameHint, maxLength: usernameMax },
    guardian: { label: t.guardianName, hint: t.guardianHint, maxLength: nameMax },
  };
}
