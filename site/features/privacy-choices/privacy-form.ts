import { PROFILE_PARTS, type ProfilePart } from '#domain/attendance/public-profile.ts';

/** The switches of a public profile, in the order of the page: what each one shows. */
export const PART_LABELS = {
  name: { label: 'Your profile: user name and arms', note: 'Switched off, nobody else finds your profile.' },
  hours: { label: 'Hours volunteered', note: null },
  quests: { label: 'Number of Quests', note: 'Never which ones.' },
  types: { label: 'Quest types', note: 'The 25 shields, and how often you earned each.' },
  districts: { label: 'Favorite districts', note: 'Tells roughly where you live.' },
  attendance: { label: 'Attendance record', note: null },
} as const satisfies Record<ProfilePart, { label: string; note: string | null }>;

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
