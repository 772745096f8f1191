/** An event of the payment service, as its signature vouches for it. `created` in seconds. */
export type PaymentEvent = { id: string; type: string; created: number; data: { object: object } };

export const PLANS = ['unsubscribed', 'silver', 'gold'] as const;
export type Plan = (typeof PLANS)[number];

/** What an event tells that matters here. */
export type PaymentNews =
  | { kind: 'plan'; subscriptionId: string; accountId: string | null; plan: Plan; order: string }
  | { kind: 'subscriber'; subscriptionId: string; accountId: string }
  | { kind: 'mana'; sessionId: string; providerId: string; accountId: string; mana: number; cents: number };

/** What an event tells; null where nothing here depends on it. */
export function readPaymentNews(event: PaymentEvent): PaymentNews | null {
  const told = event.data.object as Told;
  if (event.type in TURNS) return readPlan(event, told);
  if (!CHECKOUTS.includes(event.type)) return null;
  return told.mode === 'subscription' ? readSubscriber(told) : readMana(told);
}

/** The best of the plans that someone pays for. */
export function bestPlan(plans: readonly Plan[]): Plan {
  return PLANS.findLast((plan) => plans.includes(plan)) ?? 'unsubscribed';
}

/** Events of a subscription, by which of the same second comes last. */
const TURNS: Readonly<Record<string, number>> = {
  'customer.subscription.created': 0,
  'customer.subscription.updated': 1,
  'customer.subscription.paused': 1,
  'customer.subscription.resumed': 1,
  'customer.subscription.deleted': 2,
};
const CHECKOUTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
/** A payment that is overdue is asked for again before the subscription ends. */
const GRANTING = ['active', 'trialing', 'past_due'];
const MOST_MANA = 999_999;

/** An object of the payment service, of which any part can be missing. */
type Told = {
  id?: string;
  status?: string;
  mode?: string;
  payment_status?: string;
  amount_total?: number;
  subscription?: string;
  client_reference_id?: string | null;
  metadata?: { accountId?: string; providerId?: string; mana?: string } | null;
  items?: { data?: { price?: { lookup_key?: string | null } }[] };
};

/** The plan is the first word of the price's lookup key: `silver`, `gold-yearly`. Other prices are no matter of ours. */
function readPlan({ id, type, created }: PaymentEvent, told: Told): PaymentNews | null {
  const keys = told.items?.data?.map(({ price }) => /^(silver|gold)\b/.exec(price?.lookup_key ?? '')?.[1]);
  const plans = PLANS.filter((plan) => keys?.includes(plan));
  if (!told.id || plans.length === 0) return null;
  const isPaid = type !== 'customer.subscription.deleted' && GRANTING.includes(told.status ?? '');
  return {
    kind: 'plan',
    subscriptionId: told.id,
    accountId: told.metadata?.accountId ?? null,
    plan: isPaid ? bestPlan(plans) : 'unsubscribed',
    order: [String(created).padStart(12, '0'), TURNS[type], isPaid ? 1 : 0, id].join(' '),
  };
}

function readSubscriber({ subscription, client_reference_id: accountId }: Told): PaymentNews | null {
  if (!subscription || !accountId) return null;
  return { kind: 'subscriber', subscriptionId: subscription, accountId };
}

/** Mana of a checkout that is paid; what it is worth stands in what we wrote on it. */
function readMana({ id, payment_status, amount_total: cents = 0, metadata }: Told): PaymentNews | null {
  const { providerId, accountId, mana: written } = metadata ?? {};
  const mana = Number(written);
  if (!id || payment_status !== 'paid' || !providerId || !accountId) return null;
  if (!Number.isInteger(mana) || mana < 1 || mana > MOST_MANA) return null;
  return { kind: 'mana', sessionId: id, providerId, accountId, mana, cents };
}
