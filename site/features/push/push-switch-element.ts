import { type Later, laterOf } from '../../lib/later-answer.ts';
import { pageAccountHeader } from '../../lib/page-account.ts';

/** Asks this browser, by a press only, whether it shows messages, and hands over how it is reached. */
class PushSwitch extends HTMLElement {
  connectedCallback(): void {
    // An offer is made once; whoever wants it later finds it in the settings.
    if (this.hasAttribute('offers-once')) {
      if (!canShow() || Notification.permission === 'denied' || wasOffered()) {
        this.remove();
        return;
      }
      localStorage.setItem(OFFERED, 'yes');
    }
    this.hidden = false;
    if (!canShow()) {
      this.say('cannot');
      return;
    }
    const [press, notNow] = this.querySelectorAll('button');
    if (press) press.hidden = false;
    press?.addEventListener('click', () => void this.ask(press));
    notNow?.addEventListener('click', () => this.remove());
  }

  private async ask(press: HTMLButtonElement): Promise<void> {
    press.disabled = true;
    this.say(null);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return this.say('denied');
      const later = await this.handOver(await this.subscribe());
      if (later) return this.say(later);
      this.say('done');
      for (const button of this.querySelectorAll('button')) button.hidden = true;
      if (!this.hasAttribute('offers-once')) location.reload();
    } catch {
      this.say('failed');
    } finally {
      press.disabled = false;
    }
  }

  private async subscribe(): Promise<PushSubscription> {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made with another key is good for nothing.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.dataset.key ?? '' });
  }

  private async handOver(subscription: PushSubscription): Promise<Later | null> {
    const { endpoint, keys } = subscription.toJSON();
    const fields = { section: 'push-add', endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
    const answer = await fetch(this.dataset.action ?? '', {
      method: 'POST',
      body,
      headers: pageAccountHeader(),
    });
    const later = laterOf(answer);
    if (!later && !answer.ok) throw new Error('It was not taken');
    return later;
  }

  private say(what: string | null): void {
    for (const text of this.querySelectorAll<HTMLElement>('[data-when]'))
      text.hidden = text.dataset.when !== what;
  }
}

const OFFERED = 'push-offered';

function wasOffered(): boolean {
  return localStorage.getItem(OFFERED) !== null;
}

function canShow(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

customElements.define('push-switch', PushSwitch);
