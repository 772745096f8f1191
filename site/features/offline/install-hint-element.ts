/** What browsers hand over that can put a site on the home screen; no type of TypeScript knows it. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const WAVED_AWAY = 'install-waved-away';

/** Shows itself when the browser offers to install the site, and asks it to by a press. Once waved away it stays away. */
class InstallHint extends HTMLElement {
  connectedCallback(): void {
    let offer: InstallOffer | null = null;
    addEventListener('beforeinstallprompt', (event) => {
      if (localStorage.getItem(WAVED_AWAY) !== null) return;
      // Else the browser would ask by a bar of its own as well.
      event.preventDefault();
      offer = event as InstallOffer;
      this.hidden = false;
    });
    addEventListener('appinstalled', () => {
      this.hidden = true;
    });
    this.addEventListener('click', ({ target }) => {
      const { name } = target as HTMLButtonElement;
      if (name !== 'install' && name !== 'not-now') return;
      this.hidden = true;
      if (name === 'not-now') localStorage.setItem(WAVED_AWAY, 'yes');
      // An offer is good for one question.
      else void offer?.prompt().catch(() => undefined);
    });
  }
}

customElements.define('install-hint', InstallHint);
