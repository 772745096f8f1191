import { askOf } from '../find/find-address.ts';

/** The button to follow a type on `/find`, where the list follows each choice without a reload: it names what is chosen now. */
class FindFollow extends HTMLElement {
  private readonly show = () => {
    const [type, ...others] = askOf(new URL(location.href)).types;
    const names: Readonly<Record<string, string>> = JSON.parse(this.dataset.names ?? '{}');
    const name = type && others.length === 0 ? names[type] : undefined;
    this.hidden = name === undefined;
    const button = this.querySelector('button');
    if (!type || name === undefined || !button) return;
    const isFollowed = this.dataset.followed?.split(' ').includes(type) ?? false;
    button.value = isFollowed ? 'no' : 'yes';
    button.classList.toggle('is-followed', isFollowed);
    this.write('.verb', (isFollowed ? this.dataset.stop : this.dataset.follow) ?? '');
    this.write('.name', name);
    this.fill('type', type);
    this.fill('search', location.search);
  };

  connectedCallback(): void {
    addEventListener('found', this.show);
    this.show();
  }

  disconnectedCallback(): void {
    removeEventListener('found', this.show);
  }

  private write(selector: string, text: string): void {
    const part = this.querySelector(selector);
    if (part) part.textContent = text;
  }

  private fill(name: string, value: string): void {
    const input = this.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
  }
}

customElements.define('find-follow', FindFollow);
