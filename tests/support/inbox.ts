import { eq } from 'drizzle-orm';
import { type Message, queueMessages, type Told } from '#api/access/outbox/messages/queue-messages.ts';
import { contactEmail } from '#db/schema/account.ts';
import { letter } from '#domain/messages/letter.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

/** Something that is told to `gold`. */
export const tellFounder = (world: World) => tell(world, ['gold'], { kind: 'guild-founded' });

/** Queues a message with made-up words to these people. */
export function tell(
  world: Pick<World, 'store' | 'config'> & { clock: Pick<World['clock'], 'now'> },
  people: readonly string[],
  { subject = 'Hello', ...given }: Partial<Message> & { subject?: string } = {},
): Promise<Told[]> {
  const { store, config, clock } = world;
  const sender = { siteName: 'Chariteers', supportEmail: null };
  const link = `${config.publicOrigin}/quest/q`;
  const words = ['Something happened.', { words: 'See it', link }];
  const told: Message = {
    kind: 'guild-reserved',
    write: (locale, { firstName }) => letter(locale, sender, firstName, subject, words),
    short: () => ({ from: 'Chariteers', title: subject, words: 'Something happened.', link }),
    ...given,
  };
  return store.write((tx) => queueMessages(tx, { now: clock.now(), config }, told, people));
}

/** Whether a mailbox answers or not. */
export const setConfirmed = (world: Pick<World, 'store'>, name: CastName, isConfirmed: boolean) =>
  world.store.write(async (tx) => {
    const verificationStatus = isConfirmed ? ('Confirmed' as const) : ('Unverified' as const);
    await tx.update(contactEmail).set({ verificationStatus }).where(eq(contactEmail.accountId, name));
  });
