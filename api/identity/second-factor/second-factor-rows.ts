import type { OwnedRow } from '#api/rows/guarded-row.ts';
import type { RecoveryState } from '#domain/identity/second-factor.ts';

export type SecondFactorRow = OwnedRow & {
  asksPasskey: boolean;
  hasPasskey: boolean;
  isOn: boolean;
  since: number | null;
  recoveryCodesLeft: number;
  isShown: boolean;
  areRightsHeld: boolean;
};

export type OneTimePasswordSetupRow = OwnedRow & { secret: string; uri: string };

export type WaitingLogInRow = { takesCode: boolean; takesPasskey: boolean };

export type RecoveryCodesRow = OwnedRow & { codes: string[] };

export type OwnFactorRecoveryRow = { state: RecoveryState; endsAt: number | null };

export type FactorRecoveryRow = {
  id: string;
  username: string;
  askedAt: number;
  state: RecoveryState;
  endsAt: number | null;
  grantedBy: string | null;
};
