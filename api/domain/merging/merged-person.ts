import { formatCelebrated, parseCelebrated } from '../attendance/celebrated-types.ts';

/** What of the volunteer record can follow from both; instants in epoch ms. */
export type PersonFacts = {
  createdAt: number;
  subscriptionStatus: 'unsubscribed' | 'silver' | 'gold';
  languages: readonly string[];
  hidesUsername: boolean;
  hidesPictures: boolean;
  privacyChosenAt: number | null;
  birthDateCorrectedAt: number | null;
  /** JSON list of the types that the person has been told of. */
  celebratedTypes: string | null;
  sponsorBannerClosedAt: number | null;
};

const SUBSCRIPTIONS = ['unsubscribed', 'silver', 'gold'] as const;

/**
 * What the kept record is afterwards: the earliest date, the better subscription, and of privacy the stricter. What it
 * lacks comes from the other one.
 */
export function mergedPerson(kept: PersonFacts, dropped: PersonFacts): PersonFacts {
  return {
    createdAt: Math.min(kept.createdAt, dropped.createdAt),
    subscriptionStatus:
      SUBSCRIPTIONS[
        Math.max(
          SUBSCRIPTIONS.indexOf(kept.subscriptionStatus),
          SUBSCRIPTIONS.indexOf(dropped.subscriptionStatus),
        )
      ] ?? kept.subscriptionStatus,
    languages: kept.languages.length > 0 ? kept.languages : dropped.languages,
    hidesUsername: kept.hidesUsername || dropped.hidesUsername,
    hidesPictures: kept.hidesPictures || dropped.hidesPictures,
    privacyChosenAt: kept.privacyChosenAt ?? dropped.privacyChosenAt,
    birthDateCorrectedAt: kept.birthDateCorrectedAt ?? dropped.birthDateCorrectedAt,
    celebratedTypes: bothTold(kept.celebratedTypes, dropped.celebratedTypes),
    sponsorBannerClosedAt: laterOf(kept.sponsorBannerClosedAt, dropped.sponsorBannerClosedAt),
  };
}

/** What either record was told, no one is told again. */
function bothTold(kept: string | null, dropped: string | null): string | null {
  if (kept === null || dropped === null) return kept ?? dropped;
  return formatCelebrated([...parseCelebrated(kept), ...parseCelebrated(dropped)]);
}

/** The later of two timestamps; null counts as never. */
function laterOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

/** Favorite districts of both records, at most two, the kept record's first. */
export function mergedFavorites(kept: readonly string[], dropped: readonly string[]): string[] {
  return [...new Set([...kept, ...dropped])].slice(0, 2);
}
