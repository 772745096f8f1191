import { expect, it } from 'vitest';
import { listIn } from './list-in.ts';

it.each([
  ['en', [], ''],
  ['en', ['email'], 'email'],
  ['en', ['email', 'text message'], 'email and text message'],
  ['en', ['email', 'text message', 'push notification'], 'email, text message, and push notification'],
  ['es', ['correo', 'mensaje de texto', 'aviso'], 'correo, mensaje de texto y aviso'],
  ['es', ['correo', 'iglesia'], 'correo e iglesia'],
  ['ar', ['البريد', 'رسالة نصية', 'إشعارات'], 'البريد ورسالة نصية وإشعارات'],
] as const)('several things are listed as %s does: %j [LNG-02: lists]', (locale, items, said) => {
  expect(listIn(locale, items)).toBe(said);
});
