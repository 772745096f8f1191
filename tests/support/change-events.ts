type ChangeEvent = { name: string; data: unknown };

/** A stream of changes as a browser hears it. */
type Heard = {
  status: number;
  headers: Headers;
  /** The next event; null where the stream has ended. */
  next: () => Promise<ChangeEvent | null>;
  close: () => Promise<void>;
};

type Asks = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

/** Listens to changes in the session of a token; `asked` is the query string. */
export async function hearChanges(
  { request }: Asks,
  asked: string,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<Heard> {
  const login: Record<string, string> = token === null ? {} : { cookie: `session=${token}` };
  const answer = await request(`/changes?${asked}`, { headers: { ...login, ...headers } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<ChangeEvent | null> => {
    for (;;) {
      const [, name = '', data = '', rest = ''] = /^event: (\w+)\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? [];
      if (name !== '') {
        text = rest;
        return { name, data: JSON.parse(data) };
      }
      const read = await reader?.read();
      if (!read || read.done) return null;
      text += read.value;
    }
  };
  return { status: answer.status, headers: answer.headers, next, close: async () => reader?.cancel() };
}
