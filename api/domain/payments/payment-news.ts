/** An event of the payment service, as its signature vouches for it. `created` in seconds. */
export type PaymentEvent = { id: string; type: string; created: number; data: { object: object } };

/** Whether a signed body has the parts of an event. */
export function isPaymentEvent(body: unknown): body is PaymentEvent {
  const { id, type, created, data } = (body ?? {}) as Partial<Record<keyof PaymentEvent, unknown>>;
  if (typeof id !== 'string' || typeof type !== 'string' || !Number.isSafeInteger(created)) return false;
  const { object } = (data ?? {}) as { object?: unknown };
  return typeof object === 'object' && object !== null;
}

export const PLANS = ['unsubscribed', 'silver', 'gold'] as const;
export type Plan = (typeof PLANS)[number];

/** What an event tells that matters here. */
export type PaymentNews =
  | { kind: 'plan'; subscriptionId: string; accountId: string | null; plan: Plan; order: string }
  | { kind: 'subscriber'; subscriptionId: string; accountId: string }
  | ManaBought
  | MoneyReturned
  | RefundFailed;

/** Mana that a charity has paid for. */
export type ManaBought = {
  kind: 'mana';
  sessionId: string;
  /** The payment that a refund names. */
  paymentId: string;
  providerId: string;
  accountId: string;
  mana: number;
  cents: number;
};

/** How much of a payment was refunded, or is disputed: of each refunded charge and each dispute the newest counts. */
export type MoneyReturned = {
  kind: 'return';
  /** The charge's or the dispute's. */
  id: string;
  paymentId: string;
  cents: number;
  /** Whether all of it was refunded, or any of it is disputed: a subscription ends by that. */
  isWhole: boolean;
  order: string;
};

/** A refund whose money came back: the charge's sum counts it unless it was told later. */
export type RefundFailed = {
  kind: 'failed';
  id: string;
  chargeId: string;
  paymentId: string;
  cents: number;
  order: string;
};

/** What an event tells; null where nothing here depends on it. */
export function readPaymentNews(event: PaymentEvent): PaymentNews | null {
  const told = event.data.object as Told;
  if (event.type in TURNS) return readPlan(event, told);
  if (event.type === 'charge.refunded') return readRefund(event, told);
  if (REFUNDS.includes(event.type)) return readFailure(event, told);
  if (event.type.startsWith('charge.dispute.')) return readDispute(event, told);
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
/** Events of one refund; of those of a charge only the sum counts. */
const REFUNDS = ['refund.failed', 'refund.updated', 'charge.refund.updated'];
/** A payment that is overdue is asked for again before the subscription ends. */
const GRANTING = ['active', 'trialing', 'past_due'];
const MOST_MANA = 999_999;
/** A dispute in which the money is taken away; not one that only asks, nor one that is won. */
const TAKING = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review', 'lost'];

/** An object of the payment service, of which any part can be missing. */
type Told = {
  id?: string;
  status?: string;
  mode?: string;
  payment_status?: string;
  amount_total?: number;
  amount?: number;
  amount_refunded?: number;
  refunded?: boolean;
  payment_intent?: string | null;
  charge?: string | null;
  subscription?: string;
  client_reference_id?: string | null;
  metadata?: { accountId?: string; providerId?: string; mana?: string } | null;
  items?: { data?: { price?: { lookup_key?: string | null } }[] };
};

/** The plan is the first word of the price's lookup key: `silver`, `gold-yearly`, `Gold_monthly`. Other prices are no matter of ours. */
function readPlan({ id, type, created }: PaymentEvent, told: Told): PaymentNews | null {
  const keys = told.items?.data?.map(({ price }) =>
    /^(silver|gold)(?![a-z])/i.exec(price?.lookup_key ?? '')?.[1]?.toLowerCase(),
  );
  const plans = PLANS.filter((plan) => keys?.includes(plan));
  if (!told.id || plans.length === 0) return null;
  const isPaid = type !== 'customer.subscription.deleted' && GRANTING.includes(told.status ?? '');
  return {
    kind: 'plan',
    subscriptionId: told.id,
    accountId: told.metadata?.accountId ?? null,
    plan: isPaid ? bestPlan(plans) : 'unsubscribed',
    order: [paddedSeconds(created), TURNS[type], isPaid ? 1 : 0, id].join(' '),
  };
}

function readSubscriber({ subscription, client_reference_id: accountId }: Told): PaymentNews | null {
  if (!subscription || !accountId) return null;
  return { kind: 'subscriber', subscriptionId: subscription, accountId };
}

/** Mana of a checkout that is paid; what it is worth stands in what we wrote on it. */
function readMana(told: Told): PaymentNews | null {
  const { id, payment_status, amount_total: cents = 0, payment_intent, metadata } = told;
  const { providerId, accountId, mana: written } = metadata ?? {};
  const mana = Number(written);
  if (!id || payment_status !== 'paid' || !providerId || !accountId) return null;
  if (!Number.isInteger(mana) || mana < 1 || mana > MOST_MANA) return null;
  const paymentId = payment_intent ?? id;
  return { kind: 'mana', sessionId: id, paymentId, providerId, accountId, mana, cents };
}

/** A charge tells the sum of its refunds so far. */
function readRefund(event: PaymentEvent, told: Told): PaymentNews | null {
  const { amount_refunded: cents = 0, refunded = false } = told;
  return readReturn(event, told, { cents, isWhole: refunded, isSettled: false });
}

function readFailure(event: PaymentEvent, told: Told): PaymentNews | null {
  const { id, charge: chargeId, payment_intent: paymentId, amount: cents = 0, status = '' } = told;
  if (!id || !chargeId || !paymentId || !['failed', 'canceled'].includes(status)) return null;
  return {
    kind: 'failed',
    id,
    chargeId,
    paymentId,
    cents,
    order: orderOf(event, { isSettled: true, cents }),
  };
}

function readDispute(event: PaymentEvent, told: Told): PaymentNews | null {
  const { status = '', amount = 0 } = told;
  const isTaken = TAKING.includes(status);
  const isSettled = status === 'won' || status === 'lost';
  return readReturn(event, told, { cents: isTaken ? amount : 0, isWhole: isTaken, isSettled });
}

type Returned = { cents: number; isWhole: boolean; isSettled: boolean };

function readReturn(
  event: PaymentEvent,
  { id, payment_intent: paymentId }: Told,
  returned: Returned,
): PaymentNews | null {
  if (!id || !paymentId) return null;
  const { cents, isWhole } = returned;
  return { kind: 'return', id, paymentId, cents, isWhole, order: orderOf(event, returned) };
}

function orderOf({ id, created }: PaymentEvent, { isSettled, cents }: Omit<Returned, 'isWhole'>): string {
  return [paddedSeconds(created), isSettled ? 1 : 0, String(cents).padStart(12, '0'), id].join(' ');
}

const paddedSeconds = (created: number) => String(created).padStart(12, '0');
