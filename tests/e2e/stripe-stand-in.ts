import type { Page } from '@playwright/test';

const SCRIPT = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() {
    this.textContent = this.getAttribute('pricing-table-id') + ' for ' + this.getAttribute('publishable-key');
  }
});`;

/** Answers for the payment provider, so that no test needs a network: its element shows what it was given. */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}
