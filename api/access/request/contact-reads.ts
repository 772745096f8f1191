import type { PersonRead } from '#domain/audit/contact-reading.ts';
import type { RequestFacts } from './context.ts';

/** Whose contact data a request has answered with, and by which operations. */
export type ContactReads = {
  /** By their ids. */
  people: Map<string, PersonRead>;
  operations: Set<string>;
};

/** By the facts of the request, of which there is one however many operations a page calls. */
const readsOfRequests = new WeakMap<RequestFacts, ContactReads>();

/** Notes that a request answers with contact data of somebody. */
export function noteContactRead(request: RequestFacts, personId: string, person: PersonRead): void {
  const reads = readsOfRequests.get(request) ?? { people: new Map(), operations: new Set() };
  readsOfRequests.set(request, reads);
  reads.people.set(personId, person);
}

/** Of how many people the request has answered with contact data so far. */
export function countContactReads(request: RequestFacts): number {
  return readsOfRequests.get(request)?.people.size ?? 0;
}

/** Notes by which operations they were read. */
export function noteReadingOperations(request: RequestFacts, operations: Iterable<string>): void {
  for (const operation of operations) readsOfRequests.get(request)?.operations.add(operation);
}

/** What the request has read, and from then on nothing: it is recorded once. Null where there was nothing. */
export function takeContactReads(request: RequestFacts): ContactReads | null {
  const reads = readsOfRequests.get(request) ?? null;
  readsOfRequests.delete(request);
  return reads;
}
