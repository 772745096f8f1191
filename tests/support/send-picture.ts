import type { CastName } from './cast.ts';
import { plainPicture } from './drawn-pictures.ts';
import type { World } from './world.ts';

type Sent = {
  place?: string;
  id?: string;
  as?: CastName | null;
  bytes?: Uint8Array;
  /** What its sender calls the file. */
  name?: string;
  altText?: string;
  expectedId?: string;
  headers?: Record<string, string>;
};

/** A small picture, for tests that ask nothing of it. */
export const smallPicture = async () => new Uint8Array(await plainPicture(400, 320).png().toBuffer());

/** Sends a picture as the console does, and reads what came back. */
export async function sendPicture(world: World, sent: Sent = {}) {
  const { place = 'QUEST', id = 'stamp', as = 'managers', name = 'kitchen.png', headers = {} } = sent;
  const form = new FormData();
  form.set('picture', new Blob([Buffer.from(sent.bytes ?? (await smallPicture()))]), name);
  form.set('altText', sent.altText ?? 'Two cooks at a stove');
  if (sent.expectedId !== undefined) form.set('expectedId', sent.expectedId);
  const login: Record<string, string> = as === null ? {} : { cookie: `session=${await world.tokenOf(as)}` };
  const answer = await world.request(`/pictures?place=${place}&id=${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { ...login, ...headers },
    body: form,
  });
  const body = (await answer.json()) as {
    id?: string;
    errors?: { message: string; extensions: { code: string; said?: string } }[];
  };
  const [error] = body.errors ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    id: body.id ?? '',
    code: error?.extensions.code,
    message: error?.message,
    said: error?.extensions.said,
  };
}
