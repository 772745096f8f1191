import { ConsoleError } from '../api-client/error-code.ts';
import { pageHeaders } from '../api-client/page-account.ts';
import { hearForWhom } from '../api-client/session-end.ts';
import type { PictureSubject } from './picture-methods.ts';

export type PictureToSend = {
  file: Blob;
  altText: string;
  /** Id of the picture that is seen there; empty for none. */
  expectedId: string;
};

/**
 * Sends a picture, and tells how far it is: from 0 to 1, which it is while the server makes it ready. `fetch` would not
 * say. Throws a ConsoleError whose message may be shown.
 */
export function sendPicture(
  { place, id }: PictureSubject,
  { file, altText, expectedId }: PictureToSend,
  onProgress: (part: number) => void,
): Promise<void> {
  const form = new FormData();
  form.set('altText', altText);
  form.set('expectedId', expectedId);
  form.set('picture', file);
  return new Promise((resolve, reject) => {
    const hear = hearForWhom();
    const request = new XMLHttpRequest();
    request.open('POST', `/pictures?${new URLSearchParams({ place, id })}`);
    for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () =>
      reject(new ConsoleError({ networkError: { message: 'no answer' } }, { isWrite: true }));
    request.onload = () => {
      hear({ get: (name) => request.getResponseHeader(name) });
      if (request.status < 300) resolve();
      else reject(new ConsoleError(refusalIn(request.responseText, request.status), { isWrite: true }));
    };
    request.send(form);
  });
}

/** Refusals read like those of the API; what is none of ours is told by its status. */
function refusalIn(text: string, statusCode: number): object {
  try {
    const { errors } = JSON.parse(text) as { errors?: readonly object[] };
    if (errors) return { graphQLErrors: errors };
  } catch {
    // A proxy has answered in its own words.
  }
  return { statusCode };
}
