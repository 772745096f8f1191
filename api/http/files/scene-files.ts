import type { Context, Hono } from 'hono';
import { chooseEncoding, compressWhole, type Encoding } from '#api/http/answers/encoding.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { createByteCache } from '#api/process/byte-cache.ts';
import type { Config } from '#api/process/config/config.ts';
import { SHIELD_SPRITE_PATH } from '#domain/brand/arms/shield-address.ts';
import { shieldSprite } from '#domain/brand/arms/shield-sprite.ts';
import { sceneAt } from '#domain/brand/scenes/scene.ts';
import { scenePicture } from '#domain/brand/scenes/scene-picture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some hundred pictures; a charity's list has a handful. */
const MOST_BYTES = 1_000_000;

/**
 * The composed pictures of quests, and the shields of their types. The address says all that is drawn, so browsers keep
 * each of them for good.
 */
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

  async function answer(c: Context<AppEnv>, draw: () => string): Promise<Response> {
    const encoding = chooseEncoding(headerOf(c, 'accept-encoding'));
    return new Response(await drawn(c.req.path, draw, encoding), {
      headers: {
        ...securityHeaders(config),
        'content-security-policy': "default-src 'none'",
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  }

  app.get(SHIELD_SPRITE_PATH, (c) => answer(c, shieldSprite));
  app.get('/picture/:edition/:file{[^/]+\\.svg}', (c) => {
    const { edition, file } = c.req.param();
    const scene = sceneAt(edition, file.slice(0, -'.svg'.length));
    if (scene) return answer(c, () => scenePicture(scene));
    return new Response('Not found', {
      status: 404,
      headers: { ...securityHeaders(config), 'content-type': 'text/plain' },
    });
  });
}
