import { ConsoleError } from '../api-client/error-code.ts';
import { pageHeaders } from '../api-client/page-account.ts';
import { hearForWhom } from '../api-client/session-end.ts';

/** Until the browser has surely begun to save. */
const KEPT_MILLISECONDS = 60_000;

/** A file as the server made it, with the name that it is to have. */
export type FetchedFile = { name: string; content: Blob };

/** Asks the server for a file. Throws a ConsoleError whose message may be shown, or the signal's reason. */
export async function fetchFile(address: string, asked: object, signal: AbortSignal): Promise<FetchedFile> {
  const hear = hearForWhom();
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...pageHeaders() },
    body: JSON.stringify(asked),
    credentials: 'same-origin',
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ConsoleError({ networkError: error });
  });
  hear(answer.headers);
  if (!answer.ok) throw new ConsoleError(await refusalOf(answer));
  return { name: nameIn(answer.headers.get('content-disposition')), content: await answer.blob() };
}

/** Refusals read like those of the API; what is none of ours is told by its status. */
export async function refusalOf(answer: Response): Promise<object> {
  const read: { errors?: readonly object[] } = await answer.json().catch(() => ({}));
  return read.errors ? { graphQLErrors: read.errors } : { statusCode: answer.status };
}

/** The name in `attachment; filename*=UTF-8''Harbor%20Table.csv`. */
export function nameIn(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : 'file.csv';
}

/** Hands a file to the browser, which asks the person or saves it among the downloads. */
export function saveFile({ name, content }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}
