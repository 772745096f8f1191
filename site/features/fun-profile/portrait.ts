import type { SiteViewer } from '../../lib/api-client.ts';

export type PortraitKind = 'subscribe' | 'crowned' | 'default';

type PortraitViewer = Pick<SiteViewer, 'accountId' | 'subscriptionStatus'>;

/** What stands in the place of the portrait: who looks at the own profile without a subscription is offered one. */
export function portraitKindOf(
  id: string,
  viewer: PortraitViewer | null,
  demoVolunteerId: string,
): PortraitKind {
  const isOwn = viewer?.accountId === id;
  const isSubscribed = viewer?.subscriptionStatus === 'silver' || viewer?.subscriptionStatus === 'gold';
  if (isOwn && !isSubscribed) return 'subscribe';
  return id === demoVolunteerId ? 'crowned' : 'default';
}
