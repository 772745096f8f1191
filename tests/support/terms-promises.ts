import type { TermsOfServiceTexts } from '#domain/texts/generated/terms-of-service.ts';

/** What the Terms of Service promise of the product, beside the rules that they set, by its text; and what keeps it. */
export const TERMS_PROMISES = [
  { key: 'hours', keptBy: ['API-21'] },
  { key: 'roles', keptBy: ['PERM-16', 'GRP-11'] },
  { key: 'free', keptBy: ['STA-01'] },
  { key: 'alerts', keptBy: ['ALE-11', 'ALE-13', 'ALE-18'] },
  { key: 'removal', keptBy: ['ACC-47'] },
  { key: 'notice', keptBy: ['STA-10'] },
] as const satisfies readonly { key: keyof TermsOfServiceTexts; keptBy: readonly string[] }[];
