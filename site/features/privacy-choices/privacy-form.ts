import { PROFILE_PARTS, type ProfilePart } from '#domain/attendance/public-profile.ts';

export type PrivacyForm = { hidesUsername?: boolean; profileParts: ProfilePart[] };

/** Reads the posted switches; a browser sends only those that are on. */
export function readPrivacyForm(form: FormData): PrivacyForm {
  const parts = form.getAll('part[]');
  const profileParts = PROFILE_PARTS.filter((part) => parts.includes(part));
  const audience = form.get('audience');
  if (audience !== 'volunteers' && audience !== 'shared') return { profileParts };
  return { hidesUsername: audience === 'shared', profileParts };
}

/** The answer to the question at the first sign-up: whether others see the user name; null when it was not asked. */
export function readFirstChoice(form: FormData): boolean | null {
  if (form.get('asks-audience') !== 'yes') return null;
  return form.get('shows-username') === 'yes';
}
