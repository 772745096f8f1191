import type { Viewer } from '#api/access/auth/viewer.ts';

/** Viewer of the commands that run on the machine itself: staff, without an account or a session. */
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
