const NAME = /^[A-Z]\w*$/;
const NUMBER = /^\+?\d{3,15}$/;
const STATES =
  /^(accepted|canceled|delivered|failed|partially_delivered|queued|read|received|receiving|scheduled|sending|sent|undelivered)$/;

/**
 * Whether the fields of a text service's call can be read in one way only. Its signature is over names and values
 * without anything between them, so letters moved from a value to the name behind it leave it as it is: every value that
 * decides ends where it must, and what people typed is followed by its sender. `deliveryId`: of the call's address.
 */
export function isPlainTextCall(
  fields: readonly (readonly [string, string])[],
  deliveryId: string | null,
): boolean {
  const names = fields.map(([name]) => name);
  if (new Set(names).size !== names.length || !names.every((name) => NAME.test(name))) return false;
  const values = new Map(fields);
  const has = (name: string, pattern: RegExp) => pattern.test(values.get(name) ?? '');
  for (const name of ['From', 'To']) if (values.has(name) && !has(name, NUMBER)) return false;
  if (deliveryId !== null)
    return /^[\w-]{1,64}$/.test(deliveryId) && has('MessageStatus', STATES) && has('ErrorCode', /^\d{0,6}$/);
  return has('From', NUMBER) && values.has('Body') && !names.some((name) => name > 'Body' && name < 'From');
}
