import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSessionOver, noteWhoIsHere, settleSessionEnd } from '../api-client/session-end.ts';
import { fetchFile, nameIn } from './fetch-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  settleSessionEnd();
});

const signal = () => new AbortController().signal;
const answering = (answer: Response | Error) => {
  const asked = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', asked);
  return asked;
};
const refusal = (code: string, status: number, headers = {}) =>
  new Response(JSON.stringify({ errors: [{ message: code, extensions: { code } }] }), { status, headers });

describe('a file that the server makes', () => {
  it('is asked for by POST with JSON, and comes with its name and the bytes as they are [SAF-20]', async () => {
    const disposition = "attachment; filename*=UTF-8''Harbor%20Table%20May%202026.csv";
    const asked = answering(
      new Response('\uFEFFName\r\n', { headers: { 'content-disposition': disposition } }),
    );
    const { name, content } = await fetchFile('/files/recap.csv', { period: '2026-05' }, signal());
    expect(name).toBe('Harbor Table May 2026.csv');
    expect(Buffer.from(await content.arrayBuffer()).toString('utf8')).toBe('\uFEFFName\r\n');
    expect(asked).toHaveBeenCalledWith(
      '/files/recap.csv',
      expect.objectContaining({
        method: 'POST',
        body: '{"period":"2026-05"}',
        headers: { 'content-type': 'application/json', 'x-page-language': 'en' },
      }),
    );
  });

  it('a refusal is told in the console’s words [SAF-20]', async () => {
    answering(refusal('FORBIDDEN', 403));
    await expect(fetchFile('/files/recap.csv', {}, signal())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    answering(new Response('nginx', { status: 502 }));
    await expect(fetchFile('/files/recap.csv', {}, signal())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    answering(new TypeError('Failed to fetch'));
    await expect(fetchFile('/files/recap.csv', {}, signal())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });

  it('a session that has ended is told over the page [SAF-20]', async () => {
    noteWhoIsHere(true);
    answering(refusal('NOT_LOGGED_IN', 401, { 'x-viewer': 'none' }));
    await expect(fetchFile('/files/recap.csv', {}, signal())).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
    });
    expect(isSessionOver()).toBe(true);
  });

  it('has a name even where none was told', () => {
    expect(nameIn(null)).toBe('file.csv');
    expect(nameIn("attachment; filename*=UTF-8''a%2Fb.csv")).toBe('a/b.csv');
  });
});
