/**
 * Opens the sheet that thanks for a sign-up over the page, as the server draws it; false where it did not arrive. The
 * page behind it is as it was before the sign-up, so leaving the sheet, by Escape too, loads it anew.
 */
export async function showThanks(path: string, here: string): Promise<boolean> {
  const sheet = await fetchSheet(path);
  const dialog = sheet?.querySelector<HTMLDialogElement>('dialog');
  if (!sheet || !dialog) return false;
  dialog.removeAttribute('open');
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close();
  // Some stand within the dialog, and leave the sheet with it.
  const scripts = [...sheet.querySelectorAll('script')];
  document.body.append(dialog);
  scripts.forEach(runScript);
  // As the page's own title begins where it came with the sheet.
  document.title = `${dialog.querySelector('h2')?.textContent} · ${document.title}`;
  dialog.addEventListener('close', () => location.assign(here));
  dialog.showModal();
  return true;
}

async function fetchSheet(path: string): Promise<Document | null> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(20_000) });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** A script that came within parsed text does not run; one made anew does, if the page's policy names it. */
function runScript({ type, src, textContent }: HTMLScriptElement): void {
  const script = document.createElement('script');
  Object.assign(script, { type, textContent });
  if (src) script.src = src;
  document.body.append(script);
}
