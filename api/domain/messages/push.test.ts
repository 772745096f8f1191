import { describe, expect, it } from 'vitest';
import { arePushKeys, pushHostOf, whyNoPush } from './push-endpoint.ts';
import { PUSH_BYTES, pushDelivery, pushPayload } from './push-note.ts';

describe('endpoints are only taken from https and never from private addresses [MSG-16]', () => {
  it.each([
    ['https://push.example/send/abc', 'push.example'],
    ['https://updates.push.services.example/wpush/v2/a?b=c', 'updates.push.services.example'],
    ['http://push.example/send', null],
    ['https://push.example:8443/send', null],
    ['https://user:word@push.example/send', null],
    ['https://127.0.0.1/send', null],
    ['https://2130706433/send', null],
    ['https://0x7f.1/send', null],
    ['https://[::1]/send', null],
    ['https://[::ffff:127.0.0.1]/send', null],
    ['https://localhost/send', null],
    ['https://push.localhost/send', null],
    ['https://printer.local/send', null],
    ['https://metadata.google.internal/x', null],
    ['https://push.example./send', null],
    ['ftp://push.example/x', null],
    ['//push.example/x', null],
    ['', null],
    [`https://push.example/${'x'.repeat(1000)}`, null],
  ])('%s → %s [MSG-16: the address itself]', (endpoint, host) => {
    expect(pushHostOf(endpoint)).toBe(host);
  });

  it('a point of 65 bytes and a secret of 16 [MSG-16: keys]', () => {
    const p256dh = `B${'a'.repeat(86)}`;
    expect(arePushKeys({ p256dh, auth: 'a'.repeat(22) })).toBe(true);
    expect(arePushKeys({ p256dh: `C${'a'.repeat(86)}`, auth: 'a'.repeat(22) })).toBe(false);
    expect(arePushKeys({ p256dh, auth: 'a'.repeat(23) })).toBe(false);
    expect(arePushKeys({ p256dh: `${p256dh}=`, auth: 'a'.repeat(22) })).toBe(false);
  });
});

it.each([
  ['https://volunteer.example', null],
  ['http://localhost:3000', null],
  ['http://127.0.0.1:3000', 'NUMBER'],
  ['https://192.0.2.7', 'NUMBER'],
  ['https://[2606:4700::1]', 'NUMBER'],
  ['http://volunteer.example', 'NOT_SECURE'],
])('push at %s is kept back for: %s [MSG-15: a bare number]', (origin, why) => {
  expect(whyNoPush(origin)).toBe(why);
});

describe('what is handed to a push service [MSG-16]', () => {
  const note = { title: 'Tomorrow', body: 'At 9:30 am', link: 'https://v.example/quest/1', tag: 't' };

  it('has at most 3 kB, whatever is said [MSG-16: size]', () => {
    expect(JSON.parse(pushPayload(note))).toEqual(note);
    const long = { ...note, title: '🦊'.repeat(4000), body: 'ش'.repeat(4000) };
    expect(Buffer.byteLength(pushPayload(long))).toBeLessThanOrEqual(PUSH_BYTES);
    const far = pushPayload({ ...long, link: `https://v.example/${'a'.repeat(3000)}` });
    expect(Buffer.byteLength(far)).toBeLessThanOrEqual(PUSH_BYTES);
    expect(JSON.parse(far)).toMatchObject({ link: 'https://v.example/' });
  });

  it.each([
    ['must', 86_400, 'high'],
    ['wanted', 21_600, 'normal'],
    ['news', 43_200, 'low'],
  ] as const)('%s [MSG-16: how long and how urgent]', (messageClass, TTL, urgency) => {
    const id = '01930000-0000-7000-8000-00000000c0de';
    const topic = '0193000000007000800000000000c0de';
    expect(pushDelivery(messageClass, { id, msLeft: 1e9 })).toEqual({ TTL, urgency, topic });
    expect(pushDelivery(messageClass, { id, msLeft: 90_500 }).TTL).toBe(90);
  });
});
