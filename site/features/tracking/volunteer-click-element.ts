import { pageAccountHeader } from '../../lib/page-account.ts';

const DIALOGS = '#sign-up-dialog, #supply-dialog';
/** The buttons that open one, and not those in it that close it. */
const OPENERS = '[command="show-modal"]:is([commandfor="sign-up-dialog"], [commandfor="supply-dialog"])';

/** Records each press of the button that opens the sign-up dialog. No one waits for it. */
class VolunteerClick extends HTMLElement {
  #record = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || !target.closest(OPENERS)) return;
    const field = document.querySelector(DIALOGS)?.querySelector<HTMLInputElement>('[name="recorded"]');
    if (field) field.value = 'yes';
    // The page brings the document: imported, it would be part of what every page loads.
    const { query = '', questId = '', questName = '', charityId = '' } = this.dataset;
    fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...pageAccountHeader() },
      body: JSON.stringify({
        query,
        variables: {
          eventName: 'chariteer_clicks_volunteer_button',
          properties: { questID: questId, questName, charityID: charityId },
        },
      }),
      keepalive: true,
    }).catch(() => {});
  };

  connectedCallback(): void {
    document.addEventListener('click', this.#record);
  }

  disconnectedCallback(): void {
    document.removeEventListener('click', this.#record);
  }
}

customElements.define('volunteer-click', VolunteerClick);
