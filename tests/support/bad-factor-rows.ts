import { insertAccount } from '#db/factories/insert-account.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { factorRecovery, oneTimePassword, pendingLogIn, recoveryCode } from '#db/schema/second-factor.ts';
import type { Work } from './row-makers.ts';

const DAY_MS = 86_400_000;
const HASH = 'a'.repeat(64);

const password =
  (values: Partial<typeof oneTimePassword.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const secret = tx.cells.seal('one_time_password.secret', accountId, 'GEZDGNBVGY3TQOJQ');
    await tx.insert(oneTimePassword).values({ accountId, secret, createdAt: NOW, ...values });
  };
const pending =
  (values: Partial<typeof pendingLogIn.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const row = { id: HASH, accountId, createdAt: NOW, expiresAt: NOW + 1 };
    await tx.insert(pendingLogIn).values({ ...row, ...values });
  };
const recovery =
  (values: Partial<typeof factorRecovery.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const granted = { grantedAt: NOW, endsAt: NOW + DAY_MS, tokenHash: HASH };
    await tx.insert(factorRecovery).values({ accountId, askedAt: NOW, ...granted, ...values });
  };
const code: Work = async (tx) => {
  const { id: accountId } = await insertAccount(tx);
  await tx.insert(recoveryCode).values({ accountId, codeHash: 'short' });
};

/** What breaks the rules of second factors, by the name of the rule. */
export const BAD_FACTOR_ROWS: Record<string, Work[]> = {
  one_time_password_step: [password({ lastStep: -1 })],
  one_time_password_order: [password({ confirmedAt: NOW - 1 })],
  recovery_code_hash: [code],
  pending_log_in_id: [pending({ id: 'short' })],
  pending_log_in_tries: [pending({ tries: -1 })],
  pending_log_in_lifetime: [pending({ expiresAt: NOW })],
  factor_recovery_hash: [recovery({ tokenHash: 'short' })],
  factor_recovery_granted: [recovery({ endsAt: null })],
  factor_recovery_linked: [recovery({ tokenHash: null })],
  factor_recovery_waits: [recovery({ endsAt: NOW + DAY_MS - 1 })],
  factor_recovery_over: [recovery({ takenAt: NOW + DAY_MS - 1 })],
};
