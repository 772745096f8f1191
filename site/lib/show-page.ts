/**
 * Puts a page that came as an answer in the place of the one that is open, at the same address: all that it says is as if
 * it had been loaded, with the same styles, but the window, its history, and what someone listens to stay. False for
 * what is no page of this site.
 */
export function showPage(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.querySelector('main');
  const here = document.querySelector('main');
  if (!next || !here) return false;
  // What says that the line is cut listens to the window: one of it is enough.
  const listening = here.querySelector('offline-notice')?.parentElement;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  if (listening) next.querySelector('offline-notice')?.parentElement?.replaceWith(listening);
  const scripts = [...next.querySelectorAll('script')];
  here.replaceChildren(...next.childNodes);
  document.title = page.title;
  scripts.forEach(runScript);
  beginIn(here);
  return true;
}

/** A script that came within parsed text does not run; one made anew does, if the policy of the open page names it. */
function runScript(given: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of given.attributes) script.setAttribute(name, value);
  script.textContent = given.textContent;
  given.replaceWith(script);
}

/** The element at which keyboard and screen reader begin, as on a page that was loaded; back from a dialog, at the page's action. */
function beginIn(main: HTMLElement): void {
  const first = main.querySelector<HTMLElement>('[autofocus]');
  if (!first) scrollTo(0, 0);
  (first ?? main).focus();
  const dialog = first?.closest('dialog');
  dialog?.addEventListener('close', () => {
    main.querySelector<HTMLElement>('.thumb-bar [commandfor][aria-haspopup]')?.focus({ preventScroll: true });
  });
}
