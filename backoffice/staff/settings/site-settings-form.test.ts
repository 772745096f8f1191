import { expect, it } from 'vitest';
import { siteSettingChanges, siteSettingsRecord, validateSiteSettings } from './site-settings-form.ts';

const SETTINGS = [
  { key: 'supportEmail', entries: ['help@example.org'], isConfigured: true },
  { key: 'tipUrl', entries: [], isConfigured: false },
  { key: 'socialUrls', entries: ['https://a.example.org', 'https://b.example.org'], isConfigured: false },
];

it('a setting is a text, an entry a line, and says where it comes from', () => {
  expect(siteSettingsRecord('all', SETTINGS)).toEqual({
    id: 'all',
    supportEmail: 'help@example.org',
    tipUrl: '',
    socialUrls: 'https://a.example.org\nhttps://b.example.org',
    configured: ['supportEmail'],
  });
});

it('what was changed is sent, and nothing else; an empty field takes its setting back', () => {
  const before = siteSettingsRecord('all', SETTINGS);
  expect(siteSettingChanges({ ...before, tipUrl: null }, before)).toEqual([]);
  const data = { ...before, tipUrl: ' https://example.org/tip ', socialUrls: 'https://b.example.org\n\n' };
  expect(siteSettingChanges(data, before)).toEqual([
    { key: 'tipUrl', entries: ['https://example.org/tip'] },
    { key: 'socialUrls', entries: ['https://b.example.org'] },
  ]);
  expect(siteSettingChanges({ ...before, socialUrls: '' }, before)).toEqual([
    { key: 'socialUrls', entries: [] },
  ]);
});

it('each field says what is wrong with it', () => {
  expect(validateSiteSettings(siteSettingsRecord('all', SETTINGS))).toEqual({});
  expect(validateSiteSettings({ tipUrl: 'javascript:alert(1)', supportEmail: 'nobody' })).toEqual({
    tipUrl: 'Tip must start with https://.',
    supportEmail: 'Support email must be an email address.',
  });
});
