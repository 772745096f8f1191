import { insertAccount } from '#db/factories/insert-account.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { passkey, passkeyChallenge } from '#db/schema/passkey.ts';
import { rawText, type Work } from './row-makers.ts';

const kept =
  (values: Partial<typeof passkey.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    const key = { credentialId: 'c', publicKey: 'k', counter: 0, transports: [], backedUp: false };
    await tx.insert(passkey).values({ id: 'p', accountId, ...key, name: 'Phone', createdAt: NOW, ...values });
  };
const asked =
  (values: Partial<typeof passkeyChallenge.$inferInsert>): Work =>
  async (tx) => {
    const hashes = { challengeHash: 'c'.repeat(64), boundTo: 'b'.repeat(64) };
    await tx.insert(passkeyChallenge).values({ ...hashes, purpose: 'add', expiresAt: NOW, ...values });
  };

/** What passkeys refuse. */
export const BAD_PASSKEY_ROWS: Readonly<Record<string, readonly Work[]>> = {
  passkey_backed_up: [kept({ backedUp: rawText('2') })],
  passkey_challenge_hashes: [asked({ challengeHash: 'short' }), asked({ boundTo: 'short' })],
  passkey_challenge_purpose: [asked({ purpose: 'guess' as 'add' })],
  passkey_counter: [kept({ counter: -1 })],
  passkey_credential_id: [kept({ credentialId: '' }), kept({ credentialId: 'x'.repeat(1401) })],
  passkey_name: [kept({ name: '' }), kept({ name: 'x'.repeat(61) })],
  passkey_public_key: [kept({ publicKey: '' }), kept({ publicKey: 'x'.repeat(4001) })],
  passkey_transports: [kept({ transports: rawText('{}') })],
};
