import { createHash } from 'node:crypto';
import { madeUsernames } from '#domain/identity/made-username.ts';
import type { ImportedVolunteer } from '#domain/imports/imported-volunteer.ts';

const MADE = 8;

/**
 * The user names that an imported person could have, the wanted one first. Drawn from the id, so that a dry run tells
 * the names that the import gives.
 */
export function usernamesFor(person: ImportedVolunteer): string[] {
  const made = madeUsernames(MADE, person, drawFrom(person.id));
  return person.username === null ? made : [person.username, ...made];
}

function drawFrom(seed: string): (below: number) => number {
  let turn = 0;
  return (below) => {
    turn += 1;
    return createHash('sha256').update(`${seed} ${turn}`).digest().readUInt32BE(0) % below;
  };
}
