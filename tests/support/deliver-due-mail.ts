import { type Delivery, Dispatcher } from '#api/access/outbox/delivery/dispatcher.ts';

/** Sends what is due, with a dispatcher of its own; resolves with how many were tried. */
export function deliverDueMail(delivery: Delivery): Promise<number> {
  return new Dispatcher(delivery).round();
}
