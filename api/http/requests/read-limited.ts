import type { Context as HonoContext } from 'hono';
import type { AppEnv } from './request-facts.ts';

/** The body of a request; null as soon as it proves to be longer than `most` bytes. */
export async function readLimited(c: HonoContext<AppEnv>, most: number): Promise<string | null> {
  if (Number(c.req.header('content-length') ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
