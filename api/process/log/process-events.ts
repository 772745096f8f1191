import { channel } from 'node:diagnostics_channel';

/** An answer that left. `operations`: root fields of the API that were called. */
export type AnsweredRequest = {
  route: string;
  operations: readonly string[];
  status: number;
  milliseconds: number;
};
/** A round of background work that ended. */
export type WorkRound = { loop: string; hasFailed: boolean };

/** Diagnostics channels for answers and rounds of background work of the whole process. */
export const answeredRequests = channel('chariteers:answered-request');
export const workRounds = channel('chariteers:work-round');
