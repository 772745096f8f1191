import type { PartyBand } from '#domain/sign-up/party.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

export type Band = PartyBand;

/** People who come along, by their bands. */
export const others = (...bands: Band[]) => bands.map((band) => ({ band }));

/** Party of so many adults. */
export const adults = (count: number) => others(...Array.from({ length: count }, () => 'ADULT' as const));

/** Says anew who comes along with a sign-up. */
export const changeParty = (
  world: World,
  as: CastName | null,
  contractId: string,
  party: readonly { band: Band; firstName?: string }[],
) =>
  world.gql<{ changeParty: { id: string; others: number } }>(
    `mutation ($contractId: ID!, $others: [PartyHeadInput!]!) {
      changeParty(contractId: $contractId, others: $others) { id others party { band firstName } } }`,
    { contractId, others: party },
    { as },
  );

/** Keeps how many of a party came. */
export const countParty = (
  world: World,
  as: CastName | null,
  contractId: string,
  othersCame: number | null,
  times: { markedAt?: string; sentAt?: string } = {},
) =>
  world.gql<{ countParty: { othersCame: number | null } }>(
    `mutation ($contractId: ID!, $othersCame: Int, $markedAt: DateTime, $sentAt: DateTime) {
      countParty(contractId: $contractId, othersCame: $othersCame, markedAt: $markedAt, sentAt: $sentAt) {
        id othersCame } }`,
    { contractId, othersCame, ...times },
    { as },
  );
