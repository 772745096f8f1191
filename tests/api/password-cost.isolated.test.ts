import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAccount } from '#db/factories/insert-account.ts';
import { account } from '#db/schema/account.ts';
import { castEmail } from '../support/cast.ts';
import { register } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const LOG_IN = `mutation ($email: String!) {
  loginWithEmail(email: $email, password: "wrong", titleId: "chariteers") { playerId }
}`;

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

let world: World;
beforeEach(async () => {
  world = await openWorld();
  vi.clearAllMocks();
});
afterEach(() => world.close());

describe('what a password costs', () => {
  it.each([
    ['wrong', castEmail('volunteer')],
    ['unknown', 'nobody@demo.example'],
    ['banned', castEmail('banned')],
    ['without a password of its own', 'nopassword@demo.example'],
  ])(
    'an account that is %s takes as long as any other: one password hash of the full cost [DEC-01]',
    async (_, email) => {
      await world.store.write((tx) => insertAccount(tx, { username: 'nopassword', passwordHash: null }));
      await world.gql(LOG_IN, { email });
      expect(
        vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$')),
      ).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    },
  );

  it('registering an address that has an account hashes as for any other, where answers tell nothing [SAF-27, DEC-53]', async () => {
    await world.close();
    world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    await register(world, { emailAddress: castEmail('volunteer') });
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('nothing is hashed for a form that is refused or a name that is taken', async () => {
    await register(world, { phoneNumber: '1' });
    await register(world, { username: 'VOLUNTEER' });
    expect(hash).not.toHaveBeenCalled();
    await register(world);
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('a new password is kept as a hash of the full cost', async () => {
    await register(world, { username: 'Costly' });
    const [kept] = await world.store.read.select().from(account).where(eq(account.username, 'Costly'));
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
