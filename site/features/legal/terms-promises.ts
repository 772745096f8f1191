import type { LegalPromise } from './privacy-promises.ts';

/** What the Terms of Service promise of the product, beside the rules that they set; a test looks up what keeps it. */
export const TERMS_PROMISES = {
  hours: { text: 'Hours count when the charity has noted them.', keptBy: ['API-21'] },
  roles: {
    text: 'You decide who of your people may see and change what, and answer for them.',
    keptBy: ['PERM-16', 'GRP-11'],
  },
  free: { text: 'The service is free for charities.', keptBy: ['STA-01'] },
  alerts: {
    text: 'Paid alerts are charged in advance and cost what the page says.',
    keptBy: ['ALE-11', 'ALE-13', 'ALE-18'],
  },
  removal: { text: 'at any time.', lead: 'delete your account', keptBy: ['ACC-47'] },
  notice: {
    text: 'We give 30 days notice of material changes, by email or on this page.',
    keptBy: ['STA-10'],
  },
} as const satisfies Record<string, LegalPromise>;
