import type { SupervisionState } from '#domain/supervision/supervision.ts';

/** Supervisor of a minor on a quest. @access reads the minor and the quest's provider. */
export type SupervisionRow = {
  ownerId: string;
  providerId: string | null;
  id: string;
  contractId: string;
  state: SupervisionState;
  supervisorUsername: string | null;
  guardianName: string | null;
  waitsUntil: number | null;
};
