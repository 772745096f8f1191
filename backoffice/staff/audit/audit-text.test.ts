import { describe, expect, it } from 'vitest';
import { actionText, auditFilterOf, detailText } from './audit-text.ts';

describe('the audit log in words', () => {
  it('is read as words and searched by them', () => {
    expect(actionText('log-in-refused')).toBe('Log in refused');
    expect(auditFilterOf({ action: ' log in ' })).toEqual({ action: 'log-in' });
    expect(detailText('{"code":"ACCOUNT_BANNED","day":null}')).toBe('code: ACCOUNT_BANNED, day: null');
    expect(detailText('{}')).toBe('');
  });

  it('days are New York’s, the last one included, also when the clocks change', () => {
    expect(auditFilterOf({ from: '2026-10-31', until: '2026-11-01', about: 'gold' })).toEqual({
      from: '2026-10-31T04:00:00.000Z',
      before: '2026-11-02T05:00:00.000Z',
      about: 'gold',
    });
    expect(auditFilterOf({})).toEqual({});
  });
});
