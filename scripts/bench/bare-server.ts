// The yardstick: the same list by node:http, one prepared statement and JSON.stringify, and nothing else.
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
import { BENCH_NOW } from './bench-world.ts';

const [file = ''] = process.argv.slice(2);
const db = new Sqlite(file, { readonly: true });
const WINDOW_MS = 62 * 24 * 60 * 60 * 1000;

const list = db.prepare(`
  SELECT quest.id, eventTitle, eventType, publishingStatus, startedAt, endedAt, serviceTags, resourceMinNumber,
    resourceDesiredNumber, resourceMaxNumber, takenCount, location.id AS placeId, location.name, location.address
  FROM quest LEFT JOIN location ON location.id = quest.locationId
  WHERE quest.providerId = ? AND publishingStatus = 'Published' AND startedAt >= ? AND startedAt < ?
  ORDER BY startedAt`);

type Row = Record<string, unknown> & { startedAt: number; endedAt: number; serviceTags: string };

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { provider } = JSON.parse(Buffer.concat(parts).toString()) as { provider: string };
    const rows = list.all(provider, BENCH_NOW, BENCH_NOW + WINDOW_MS) as Row[];
    const body = JSON.stringify({ data: { quests: rows.map(questOf) } });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

function questOf({ placeId, name, address, startedAt, endedAt, serviceTags, ...rest }: Row) {
  return {
    ...rest,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(endedAt).toISOString(),
    serviceTags: JSON.parse(serviceTags) as string[],
    location: { id: placeId, name, address },
  };
}
