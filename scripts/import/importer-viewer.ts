import type { Viewer } from '#api/access/auth/viewer.ts';

/** Whoever runs a command on the machine itself acts as staff, without an account and without a session. */
export const IMPORTER: Viewer = {
  accountId: 'importer',
  sessionId: '',
  // Who is on the machine needs no other proof.
  provedAt: Number.MAX_SAFE_INTEGER,
  secondFactorAt: null,
  areRightsHeld: false,
  username: 'importer',
  initials: 'IM',
  accountType: 'Chariteer',
  locale: null,
  isYoung: false,
  isStaff: true,
  ownProviderId: null,
  memberships: [],
  hasRecord: false,
  isConfirmed: true,
  dateOfBirth: null,
  subscriptionStatus: null,
  sponsorBannerClosedAt: null,
  guildIds: [],
};
