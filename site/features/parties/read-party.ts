import { MOST_OTHERS, PARTY_BANDS } from '#domain/parties/party.ts';
import type { PartyHeadInput } from '../../gql/generated.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** Reads who comes along from a sent form: up to the first person without a band, as the form shows them. */
export function readParty(form: FormData): PartyHeadInput[] {
  const heads: PartyHeadInput[] = [];
  for (let number = 1; number <= MOST_OTHERS; number += 1) {
    const band = PARTY_BANDS.find((one) => one === form.get(`band-${number}`));
    if (!band) break;
    heads.push({ band, firstName: textIn(form, `first-name-${number}`).trim() || null });
  }
  return heads;
}
