import { expect, it } from 'vitest';
import { copyForGuardian, MAIL_KINDS, type MailKind } from './mail-kind.ts';

it('SAF-10 guardians get copies of what must and may be known, the word of what opens the account, else nothing', () => {
  const copied = (wanted: string) =>
    (Object.keys(MAIL_KINDS) as MailKind[]).filter((kind) => copyForGuardian(kind) === wanted);
  expect(copied('word')).toEqual([
    'verify-email',
    'recovery',
    'provider-account',
    'staff-account',
    'email-change',
  ]);
  for (const kind of copied('whole')) expect(['must', 'wanted']).toContain(MAIL_KINDS[kind]);
  expect(copied('none')).toContain('alert');
  expect(copied('none')).toContain('guardian-copy');
});
