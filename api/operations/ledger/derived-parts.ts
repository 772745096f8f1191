import { findListingFaults, findStrayWords } from '#api/discovery/discovery/listing-faults.ts';
import { rebuildListing, removeStrayWords } from '#api/discovery/discovery/rebuild-listing.ts';
import { findRecapFaults, findTotalFaults, rebuildTotals } from '#api/recaps/recaps/rebuild-recap.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { keysOf, WORD_KEYS } from './ledger-keys.ts';
import type { LedgerFault, LedgerPart } from './ledger-part.ts';

/** The parts of a recap fault's key: charity, period and, of a row, the volunteer. */
const recapKeyOf = (fault: LedgerFault) => (fault.kind === 'recap' ? fault.key.split('\n') : []);

/** What volunteers did in each period. */
export const RECAPS: LedgerPart = {
  ...keysOf('chariteer'),
  most: 200,
  find: findRecapFaults,
  keyOf: (fault) => recapKeyOf(fault)[2] ?? '',
  repair: (tx, _, keys) => refreshRecap(tx, keys),
};

/** The sums of charities over those. */
export const RECAP_TOTALS: LedgerPart = {
  ...keysOf('provider'),
  most: 5,
  find: findTotalFaults,
  keyOf: (fault) => recapKeyOf(fault)[0] ?? '',
  repair: (tx, _, keys) => rebuildTotals(tx, keys),
};

/** Words of quests that are not listed. They come before the listing, whose new rows may get their numbers. */
export const STRAY_WORDS: LedgerPart = {
  ...WORD_KEYS,
  most: 5000,
  find: findStrayWords,
  keyOf: (fault) => (fault.kind === 'listing' ? fault.questId : ''),
  repair: (tx, _, keys) => removeStrayWords(tx, keys),
};

/** What finding knows of quests. */
export const LISTING: LedgerPart = {
  ...keysOf('quest'),
  most: 500,
  find: findListingFaults,
  keyOf: (fault) => (fault.kind === 'listing' ? fault.questId : ''),
  repair: (tx, _, keys, now) => rebuildListing(tx, keys, now),
};
