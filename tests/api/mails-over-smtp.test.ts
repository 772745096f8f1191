import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealContent } from '#api/access/outbox/seals/seal-mail.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { castEmail } from '../support/cast.ts';
import { addressOf, dispatcherTo, queueTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readReceived } from '../support/received-mail.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let server: Awaited<ReturnType<typeof startMailServer>>;
let dispatcher: ReturnType<typeof dispatcherTo>;
beforeAll(async () => {
  world = await openWorld({ env: { SUPPORT_EMAIL: 'help@demo.example' } });
  server = await startMailServer();
  dispatcher = dispatcherTo(world, server.url);
});
afterAll(async () => {
  dispatcher.close();
  await server.stop();
  await world.close();
});

/** What arrives at an address, as an email program shows it. */
async function received(address: string) {
  await dispatcher.round();
  const mail = server.received.findLast(({ to }) => to.includes(address));
  if (!mail) throw new Error(`Nothing came for ${address}`);
  return readReceived(mail);
}

async function recovery(locale: Locale) {
  const email = castEmail('gold');
  await world.gql('mutation ($locale: String!) { setLanguage(locale: $locale) }', { locale }, { as: 'gold' });
  await world.gql(`mutation { sendAccountRecoveryEmail(email: "${email}", titleId: "chariteers") }`);
  const mail = await received(email);
  // Another one is due later.
  world.clock.advance(3_600_000);
  return mail;
}

it('over a real mail server a mail arrives in its language, subject and marks whole [LNG-04, LNG-05: parts: mails]', async () => {
  const spanish = await recovery('es');
  expect(spanish.headers.get('content-language')).toBe('es');
  expect(spanish.headers.get('subject')).toMatch(/^=\?UTF-8\?/i);
  expect(spanish.subject).toBe('Crea una nueva contraseña');
  expect(spanish.body).toContain('¿Tienes preguntas? Escribe a help@demo.example.');
  expect(spanish.body).toMatch(/\nhttp:\/\/chariteers\.test\/es\/passwordReset\?token=[\w-]{43}\n/);

  const arabic = await recovery('ar');
  expect(arabic.headers.get('content-language')).toBe('ar');
  expect(arabic.parts.map(({ headers }) => headers.get('content-type'))).toEqual([
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
  ]);
  expect(arabic.subject).toBe('تعيين كلمة مرور جديدة');
  expect(arabic.body).toContain('راسلنا على \u2068help@demo.example\u2069.');
  expect(arabic.body).toMatch(/\nhttp:\/\/chariteers\.test\/ar\/passwordReset\?token=[\w-]{43}\n/);

  const english = await recovery('en');
  expect(english.headers.get('content-language')).toBe('en');
  expect(english.subject).toBe('Set a new password');
  expect(english.body).toMatch(/\nhttp:\/\/chariteers\.test\/passwordReset\?token=[\w-]{43}\n/);
});

it('a subject keeps the marks round a Latin name in Arabic, and no others [LNG-05: mails]', async () => {
  const subject = '\u202e\u2068Harbor\u2069\r\nBcc: x@demo.example \u2066\u2069تحتاج إليك\u2069';
  await queueTo(world, 'booted', ['marked'], { locale: 'ar', subject });
  const arabic = await received(addressOf('marked'));
  expect(arabic.subject).toBe('\u2068Harbor\u2069 Bcc: x@demo.example تحتاج إليك');
  expect([...arabic.headers.keys()]).not.toContain('bcc');
  await queueTo(world, 'booted', ['plain'], { locale: 'es', subject });
  expect((await received(addressOf('plain'))).subject).toBe('Harbor Bcc: x@demo.example تحتاج إليك');
});

it('what was sealed before mails had a language goes out in English [LNG-04: mails]', async () => {
  await queueTo(world, 'booted', ['older']);
  const sealed = sealContent(world.config.dataKey, { subject: 'Older', body: 'Hi.' } as never);
  await world.store.write(
    async (tx) =>
      void (await tx.update(outboxMessage).set({ sealed }).where(isNotNull(outboxMessage.sealed))),
  );
  const older = await received(addressOf('older'));
  expect([older.subject, older.headers.get('content-language')]).toEqual(['Older', 'en']);
});
