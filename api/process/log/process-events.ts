import { channel } from 'node:diagnostics_channel';
import type { CurrentRequest } from './current-request.ts';

/** An answer that left. `operations`: root fields of the API that were called. */
export type AnsweredRequest = {
  route: string;
  operations: readonly string[];
  status: number;
  milliseconds: number;
  method: string;
  request: CurrentRequest;
  /** The caller's part of the trace, as a trusted proxy told it. */
  caller: { traceId: string; spanId: string; isSampled: boolean } | null;
};
/** A round of background work that ended. */
export type WorkRound = { loop: string; hasFailed: boolean };

/** Diagnostics channels for answers and rounds of background work of the whole process. */
export const answeredRequests = channel('chariteers:answered-request');
export const workRounds = channel('chariteers:work-round');
