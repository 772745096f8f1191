import { DomainError } from '#domain/errors/errors.ts';
import { type Feature, isAdminOf, isManagerOf, mayAt } from '#domain/permissions/permissions.ts';
import type { Viewer } from './viewer.ts';

/** The viewer, who must be logged in. Errors: NOT_LOGGED_IN. */
export function requireLogin(viewer: Viewer | null): Viewer {
  if (viewer === null) throw new DomainError('NOT_LOGGED_IN');
  return viewer;
}

/** The viewer, who may use the feature at the provider. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireFeature(viewer: Viewer | null, providerId: string, feature: Feature): Viewer {
  const person = requireLogin(viewer);
  if (!mayAt(person, providerId, feature)) throw new DomainError('FORBIDDEN');
  return person;
}

/** The viewer, who runs the provider in whichever role. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireManager(viewer: Viewer | null, providerId: string): Viewer {
  const person = requireLogin(viewer);
  if (!isManagerOf(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

/** The viewer, who administers the provider. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireAdmin(viewer: Viewer | null, providerId: string): Viewer {
  const person = requireLogin(viewer);
  if (!isAdminOf(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

/** The viewer, whose account an acting id given by the client must name. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireSelf(viewer: Viewer | null, accountId: string): Viewer {
  const person = requireLogin(viewer);
  if (person.accountId !== accountId) throw new DomainError('FORBIDDEN');
  return person;
}

/** The viewer, who reads own data, or staff who reads anybody's. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireSelfOrStaff(viewer: Viewer | null, accountId: string): Viewer {
  const person = requireLogin(viewer);
  if (!person.isStaff && person.accountId !== accountId) throw new DomainError('FORBIDDEN');
  return person;
}

/** The viewer, who belongs to the product's staff. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireStaff(viewer: Viewer | null): Viewer {
  const person = requireLogin(viewer);
  if (!person.isStaff) throw new DomainError('FORBIDDEN');
  return person;
}
