import type { Hono } from 'hono';
import { chooseEncoding, compressWhole, type Encoding } from '#api/http/answers/encoding.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { createByteCache } from '#api/process/byte-cache.ts';
import type { Config } from '#api/process/config/config.ts';
import { sceneAt } from '#domain/brand/scenes/scene.ts';
import { scenePicture } from '#domain/brand/scenes/scene-picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some hundred pictures; a charity's list has a handful. */
const MOST_BYTES = 1_000_000;

/** The composed pictures of quests. The address says all that is drawn, so browsers keep each of them for good. */
export function addSceneFiles(app: Hono<AppEnv>, { config }: { config: Config }): void {
  const kept = createByteCache<Bytes>({ mostBytes: MOST_BYTES, sizeOf: ({ byteLength }) => byteLength });

  async function drawn(address: string, draw: () => string, encoding: Encoding): Promise<Bytes> {
    const key = `${encoding} ${address}`;
    const known = kept.get(key);
    if (known) return known;
    const plain = new TextEncoder().encode(draw());
    const bytes = encoding === 'identity' ? plain : await compressWhole(plain, encoding);
    kept.set(key, bytes);
    return bytes;
  }

  app.get('/picture/:edition/:file{[^/]+\\.svg}', async (c) => {
    const { edition, file } = c.req.param();
    const scene = sceneAt(edition, file.slice(0, -'.svg'.length));
    const headers = securityHeaders(config);
    if (!scene) {
      return new Response('Not found', {
        status: 404,
        headers: { ...headers, 'content-type': 'text/plain' },
      });
    }
    const encoding = chooseEncoding(headerOf(c, 'accept-encoding'));
    return new Response(await drawn(file, () => scenePicture(scene), encoding), {
      headers: {
        ...headers,
        'content-security-policy': "default-src 'none'",
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  });
}
