import type { FetchedFile } from './fetch-file.ts';

/** Until the browser has surely begun to save. */
const KEPT_MILLISECONDS = 60_000;

/** Hands a file to the browser, which asks the person or saves it among the downloads. */
export function saveFile({ name, content }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}
