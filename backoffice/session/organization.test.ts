import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenBy } from '#domain/charities/organization-choice.ts';
import { chooseProvider, cookieText, readChosenProviderId } from './organization.ts';

afterEach(() => vi.unstubAllGlobals());

describe('organization', () => {
  it('the choice is kept as ManagedProviderId in a cookie of the whole site [NAV-34]', () => {
    const cookie = cookieText({ accountId: 'ada', providerId: 'p2' }, true);
    expect(cookie).toBe('organization=ada.p2; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(chosenBy('ada', cookie.split(';')[0])).toBe('p2');
  });

  it('the choice of another tab does not change the charity at which this one is [NAV-34]', () => {
    vi.stubGlobal('window', { location: { protocol: 'http:' } });
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    expect(readChosenProviderId('ada')).toBeNull();
    page.cookie = 'organization=ada.p1';
    expect(readChosenProviderId('ada')).toBe('p1');
    page.cookie = 'organization=ada.p2';
    expect(readChosenProviderId('ada')).toBe('p1');
    chooseProvider({ accountId: 'ada', providerId: 'p3' });
    expect(readChosenProviderId('ada')).toBe('p3');
    chooseProvider(null);
    page.cookie = 'organization=ada.p2';
    expect(readChosenProviderId('ada')).toBe('p2');
    chooseProvider(null);
  });

  it('who logs in after somebody else in the same tab begins with a choice of their own [NAV-34]', () => {
    vi.stubGlobal('window', { location: { protocol: 'http:' } });
    vi.stubGlobal('document', { cookie: '' });
    chooseProvider({ accountId: 'ada', providerId: 'p1' });
    expect(readChosenProviderId('bob')).toBeNull();
    expect(readChosenProviderId(undefined)).toBeNull();
    chooseProvider(null);
  });

  it('logging out forgets the choice [NAV-38]', () => {
    expect(cookieText(null, false)).toBe('organization=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
