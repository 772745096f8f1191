import { isNewerVersion } from '#domain/installation/version.ts';
import type { SiteVersionQuery } from '../../gql/generated.ts';

/** The version for which a tab has been loaded anew, or asked to be: once for each, or a stale cache would make it loop. */
const KEY = 'siteReloadedForVersion';

/**
 * A page with scripts that has lain open may be older than the server. It asks when someone comes back to it: loads
 * itself anew, or says so where something was typed.
 */
class NewVersion extends HTMLElement {
  connectedCallback(): void {
    const check = () => void this.check();
    document.addEventListener('visibilitychange', () => document.hidden || check());
    addEventListener('pageshow', ({ persisted }) => persisted && check());
    addEventListener('online', check);
    this.addEventListener('click', ({ target }) => {
      const { name } = target as HTMLButtonElement;
      // Not the answer to a form once more, which would send it a second time.
      if (name === 'reload') location.replace(location.pathname + location.search);
      if (name === 'later') this.hidden = true;
    });
  }

  private async check(): Promise<void> {
    const version = await serverVersion(this.dataset.query ?? '');
    if (version === null || !isNewerVersion(version, this.dataset.version ?? '') || !isFirstTime(version))
      return;
    if (this.dataset.isAnswer === undefined && isUntouched()) location.reload();
    else this.hidden = false;
  }
}

/** Null where it cannot be asked: the next time will do. */
async function serverVersion(query: string): Promise<string | null> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data }: { data?: SiteVersionQuery } = await answer.json();
    return data?.getTitleData.maintenanceStatus.versionWebsite ?? null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing is left alone, since it could not tell the second time. */
function isFirstTime(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing would be lost: no field was changed, and no dialog is open. */
function isUntouched(): boolean {
  if (document.querySelector('dialog[open]:not(.toast), dialog:popover-open')) return false;
  return ![...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked),
  );
}

customElements.define('new-version', NewVersion);
