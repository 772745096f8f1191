import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseProvider,
  chosenIn,
  cookieText,
  readChosenProviderId,
  selectedProviderId,
} from './organization.ts';

const one = [{ providerId: 'p1', name: 'A' }];
const two = [...one, { providerId: 'p2', name: 'B' }];
const selected = (organizations: typeof two, chosen: string | null, isStaff = false) =>
  selectedProviderId({ organizations, isStaff }, chosen);

afterEach(() => vi.unstubAllGlobals());

describe('organization', () => {
  it('NAV-33 with one membership it is selected, with two the viewer picks', () => {
    expect(selected(one, null)).toBe('p1');
    expect(selected(two, null)).toBeNull();
    expect(selected(two, 'p2')).toBe('p2');
  });

  it('NAV-34 the choice is kept as ManagedProviderId in a cookie of the whole site', () => {
    const cookie = cookieText('p 2', true);
    expect(cookie).toBe('organization=p%202; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(chosenIn(`theme=dark; ${cookie.split(';')[0]}; x=1`)).toBe('p 2');
    expect(chosenIn('my-organization=p9')).toBeNull();
  });

  it('NAV-34 the choice of another tab does not change the charity at which this one is', () => {
    vi.stubGlobal('window', { location: { protocol: 'http:' } });
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    expect(readChosenProviderId()).toBeNull();
    page.cookie = 'organization=p1';
    expect(readChosenProviderId()).toBe('p1');
    page.cookie = 'organization=p2';
    expect(readChosenProviderId()).toBe('p1');
    chooseProvider('p3');
    expect(readChosenProviderId()).toBe('p3');
    chooseProvider(null);
    page.cookie = 'organization=p2';
    expect(readChosenProviderId()).toBe('p2');
  });

  it('NAV-38 logging out forgets the choice', () => {
    expect(cookieText(null, false)).toBe('organization=; Path=/; Max-Age=0; SameSite=Lax');
    expect(chosenIn('organization=')).toBeNull();
  });

  it('a choice that the viewer may not make does not count, except for staff', () => {
    expect(selected(two, 'p3')).toBeNull();
    expect(selected(one, 'p3')).toBe('p1');
    expect(selected([], 'p3', true)).toBe('p3');
    expect(selected(one, null, true)).toBeNull();
  });
});
