import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import type { SiteSettingKey } from '#domain/installation/site-setting.ts';

/**
 * What the demo world's site names and leads to, at a host that belongs to no one. No table of subscriptions: the
 * payment provider would show an error in its place.
 */
export const DEMO_SETTINGS = {
  supportEmail: ['help@example.org'],
  iosAppUrl: ['https://example.org/app/ios'],
  androidAppUrl: ['https://example.org/app/android'],
  dioceseFormUrl: ['https://example.org/forms/diocese'],
  schoolFormUrl: ['https://example.org/forms/school'],
  businessFormUrl: ['https://example.org/forms/business'],
  sponsorFormUrl: ['https://example.org/forms/sponsor'],
  tipUrl: ['https://example.org/tip'],
  newsletterUrl: ['https://example.org/newsletter'],
  consultationUrl: ['https://example.org/consultation'],
  socialUrls: ['https://social.example.org/@quests'],
} as const satisfies Partial<Record<SiteSettingKey, readonly string[]>>;

/** Sets them as staff would; `now` in epoch ms. */
export async function seedSettings(tx: Db, now: number): Promise<void> {
  const rows = Object.entries(DEMO_SETTINGS).map(([key, value]) => ({ key, value, updatedAt: now }));
  await tx.insert(setting).values(rows);
}
