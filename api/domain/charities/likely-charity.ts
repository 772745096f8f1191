import { foldedText } from '../text/folded-text.ts';
import { readTaxNumber } from './charity-request.ts';

/** Source of the charities that come from the extract of the IRS: their id there is the EIN. */
export const IRS_SOURCE = 'irs-organizations';

/** What a request and a charity share, the surest first. */
export type CharityLikeness = 'taxNumber' | 'name' | 'address';

type Asking = { charityName: string; place: string; taxNumber: string };
type Known = {
  name: string;
  importSource: string | null;
  importId: string | null;
  addresses: readonly string[];
};

/** What a charity that asks to join shares with one that is here; nothing: they are two. */
export function likenessOf(asking: Asking, known: Known): CharityLikeness[] {
  const taxNumber = readTaxNumber(asking.taxNumber);
  const place = addressCore(asking.place);
  const shares = {
    taxNumber: taxNumber !== null && known.importSource === IRS_SOURCE && known.importId === taxNumber,
    name: nameCore(asking.charityName) === nameCore(known.name),
    address: place !== '' && known.addresses.some((address) => begins(place, addressCore(address))),
  };
  return (Object.keys(shares) as CharityLikeness[]).filter((one) => shares[one]);
}

/** A name without what is left out as often as said. */
function nameCore(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !LEFT_OUT.includes(word));
  return (own.length > 0 ? own : words).join(' ');
}

const LEFT_OUT = ['the', 'of', 'and', 'inc', 'incorporated', 'llc', 'corp', 'corporation', 'nonprofit'];

/** Words of a street address, without town names or ZIP codes alone, which many charities share. */
function addressCore(address: string): string {
  const words = wordsOf(address).map((word) => STREETS[word] ?? word);
  return /^\d/.test(words[0] ?? '') && words.length > 2 ? words.join(' ') : '';
}

const STREETS: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  rd: 'road',
  blvd: 'boulevard',
};

/** Whether one of two addresses says all that the other does, and maybe town and ZIP code besides. */
function begins(one: string, other: string): boolean {
  return other !== '' && (`${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `));
}

function wordsOf(text: string): string[] {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
