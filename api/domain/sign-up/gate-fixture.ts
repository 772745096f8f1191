import type { GateFacts, GateViewer } from './sign-up-gate.ts';

/** The instant of the facts, and an hour in milliseconds. */
export const NOW = Date.UTC(2026, 10, 26, 12);
export const HOUR = 60 * 60 * 1000;

/** An adult of 30 whom nothing holds back. */
export const volunteer: GateViewer = {
  hasRecord: true,
  isSignedUp: false,
  isBanned: false,
  hasGuardianConsent: true,
  age: 30,
  isManager: false,
  canBypassAgePolicy: false,
  isMemberOfReservingGuild: false,
  completedMinutes: 0,
  areHoursLifted: false,
  requiredTrainings: [],
};

/** A quest in an hour that asks for nothing, looked at by that adult. */
export const open: GateFacts = {
  now: NOW,
  quest: {
    eventType: 'OSV',
    startedAt: NOW + HOUR,
    endedAt: NOW + 3 * HOUR,
    publishingStatus: 'Published',
    takenCount: 0,
    resourceMaxNumber: 10,
    prerequisiteMinutes: 0,
  },
  agePolicy: { name: 'Any', supervisedAge: 0, soloAge: 1, maxAge: 100 },
  isReserved: false,
  viewer: volunteer,
};
