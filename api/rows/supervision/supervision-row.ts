import type { SupervisionState } from '#domain/supervision/supervision.ts';

/** Who supervises a young person on a quest. For @access: the young person, and the quest's provider. */
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
