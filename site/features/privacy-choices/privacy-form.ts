import { PROFILE_PARTS, type ProfilePart } from '#domain/attendance/public-profile.ts';

export type PrivacyForm = { hidesUsername?: boolean; profileParts: ProfilePart[]; hidesPictures: boolean };

/** Reads the posted switches; a browser sends only those that are on. */
export function readPrivacyForm(form: FormData): PrivacyForm {
  const parts = form.getAll('part[]');
  const profileParts = PROFILE_PARTS.filter((part) => parts.includes(part));
  const audience = form.get('audience');
  const profile = { profileParts, hidesPictures: form.get('pictures') !== 'yes' };
  if (audience !== 'volunteers' && audience !== 'shared') return profile;
  return { hidesUsername: audience === 'shared', ...profile };
}

/** The answer to the question at the first sign-up: whether others see the user name; null when it was not asked. */
export function readFirstChoice(form: FormData): boolean | null {
  if (form.get('asks-audience') !== 'yes') return null;
  return form.get('shows-username') === 'yes';
}
