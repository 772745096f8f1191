/** What a short record leaves out, and a charity may want to know before someone's first quest with it. */
export const RECORD_PARTS = ['TELEPHONE', 'EMERGENCY_CONTACT', 'ZIP_CODE'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

export type RecordDemands = { demandsFullRecord: boolean; demandsEmergencyContact: boolean };

/** What a charity demands to know of everyone on its quests. */
export function demandedParts({ demandsFullRecord, demandsEmergencyContact }: RecordDemands): RecordPart[] {
  if (demandsFullRecord) return [...RECORD_PARTS];
  return demandsEmergencyContact ? ['EMERGENCY_CONTACT'] : [];
}

export type RecordStanding = {
  /** All that the person has not told yet. */
  missing: readonly RecordPart[];
  /** What of it this charity demands. */
  lacked: readonly RecordPart[];
  /** Whether that is asked before the place is given, also of who joins by a quest: not the emergency contact alone. */
  isDemandedAtOnce: boolean;
};

/** How someone's record stands with a charity. */
export function recordStanding(demands: RecordDemands, missing: readonly RecordPart[]): RecordStanding {
  const demanded = demandedParts(demands);
  const lacked = missing.filter((part) => demanded.includes(part));
  return { missing, lacked, isDemandedAtOnce: demands.demandsFullRecord && lacked.length > 0 };
}
