import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { PARTY_BANDS } from '#domain/sign-up/party.ts';
import type { PartyHeadInput } from '../../gql/generated.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** Reads who comes along from a sent form: up to the first person without a band, as the form shows them. */
export function readParty(form: FormData): PartyHeadInput[] {
  const heads: PartyHeadInput[] = [];
  for (let number = 1; number <= QUEST_LIMITS.othersMax; number += 1) {
    const band = PARTY_BANDS.find((one) => one === form.get(`band-${number}`));
    if (!band) break;
    heads.push({ band, firstName: textIn(form, `first-name-${number}`).trim() || null });
  }
  return heads;
}
