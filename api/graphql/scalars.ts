import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '#domain/time/new-york-time.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const EVENT_TYPES = ['OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE'];

/** Epoch milliseconds inside, ISO 8601 in UTC on the wire. */
const DateTime = scalar('DateTime', readInstant, writeInstant);

/** YYYY-MM-DD on both sides. */
const DateScalar = scalar('Date', readDay, String);

/** Text, since the value of an enum may hold no hyphen. */
const EventType = scalar('EventType', readEventType, String);

export const scalarResolvers = { DateTime, Date: DateScalar, EventType };

function scalar<T>(name: string, read: (text: string) => T, write: (value: unknown) => string) {
  return new GraphQLScalarType<T, string>({
    name,
    serialize: write,
    parseValue: (value) => read(typeof value === 'string' ? value : ''),
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : ''),
  });
}

/** A list holds a hundred instants, mostly the same ones as the list before; writing one takes 0.6 µs. */
const MOST_KEPT_INSTANTS = 10_000;
const writtenInstants = new Map<unknown, string>();

function writeInstant(instant: unknown): string {
  const known = writtenInstants.get(instant);
  if (known !== undefined) return known;
  const text = new Date(instant as number).toISOString();
  if (writtenInstants.size >= MOST_KEPT_INSTANTS) writtenInstants.clear();
  writtenInstants.set(instant, text);
  return text;
}

function readInstant(text: string): number {
  const [day] = text.split('T');
  // JavaScript takes February 30 for March 2.
  const instant = INSTANT.test(text) && isDay(day ?? '') ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError('An instant is written like 2026-03-07T15:00:00Z.');
  return instant;
}

function readDay(text: string): string {
  if (!isDay(text)) throw new GraphQLError('A day is written like 2026-03-07.');
  return text;
}

function readEventType(text: string): string {
  if (!EVENT_TYPES.includes(text))
    throw new GraphQLError(`An event type is one of ${EVENT_TYPES.join(', ')}.`);
  return text;
}
