// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import './guild-search-element.ts';

const assign = vi.fn();

it.each([429, 503])('leaves an answer with %i to the page itself, which says why', async (status) => {
  assign.mockClear();
  vi.stubGlobal('location', { pathname: '/guilds', assign });
  vi.stubGlobal('fetch', async () => new Response('<p>none</p>', { status }));
  document.body.innerHTML = `<guild-search>
      <form role="search"><input name="q" value="row" /></form><div class="results">kept</div><p class="count"></p>
    </guild-search>`;
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/guilds?q=row'));
  expect(document.querySelector('.results')?.textContent).toBe('kept');
});
