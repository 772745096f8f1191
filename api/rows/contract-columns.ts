import { contract } from '#db/schema/contract.ts';

/** What every contract on the wire is made of; the order matters to readers of bare values. */
export const CONTRACT_COLUMNS = {
  id: contract.id,
  questId: contract.questId,
  chariteerId: contract.chariteerId,
  guildId: contract.guildId,
  claimedAt: contract.claimedAt,
  abandonedAt: contract.abandonedAt,
  abandonReason: contract.abandonReason,
  status: contract.status,
  formJSON: contract.formJSON,
  expectedArrivalAt: contract.expectedArrivalAt,
  expectedDepartureAt: contract.expectedDepartureAt,
  actualArrivalAt: contract.actualArrivalAt,
  actualDepartureAt: contract.actualDepartureAt,
  markedAt: contract.markedAt,
  confirmedAt: contract.confirmedAt,
  handedToId: contract.handedToId,
  ownMarkedAt: contract.ownMarkedAt,
  timesReason: contract.timesReason,
  others: contract.others,
  othersCame: contract.othersCame,
  party: contract.party,
};
