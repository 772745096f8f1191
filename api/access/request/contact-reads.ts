import type { PersonRead } from '#domain/audit/contact-reading.ts';
import type { RequestFacts } from './context.ts';

/** People whose contact data a request returned, and the operations that did. */
export type ContactReads = {
  /** People by ID. */
  people: Map<string, PersonRead>;
  operations: Set<string>;
  /** Sign-ups through which emergency contacts were read. */
  emergencies: Set<string>;
  /** How often it has, for who asks whether it has once more. */
  times: number;
};

/** Reads by the request's facts, which all operations of a page share. */
const readsOfRequests = new WeakMap<RequestFacts, ContactReads>();

/** Notes that a request answers with contact data of someone. */
export function noteContactRead(request: RequestFacts, personId: string, person: PersonRead): void {
  const reads = readsOfRequests.get(request) ?? {
    people: new Map(),
    operations: new Set(),
    emergencies: new Set(),
    times: 0,
  };
  readsOfRequests.set(request, reads);
  reads.people.set(personId, person);
  reads.times += 1;
}

/** Notes that a request whose contact reads are noted answers with the emergency contact of who is on a sign-up. */
export function noteEmergencyRead(request: RequestFacts, contractId: string): void {
  readsOfRequests.get(request)?.emergencies.add(contractId);
}

/** How often the request has answered with contact data of someone so far. */
export function countContactReads(request: RequestFacts): number {
  return readsOfRequests.get(request)?.times ?? 0;
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
