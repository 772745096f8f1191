// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import './push-switch-element.ts';

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
};
const registration = {
  pushManager: { getSubscription: async () => null, subscribe: async () => subscription },
};

beforeEach(() => {
  Object.assign(navigator, {
    serviceWorker: { register: vi.fn(), ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
  document.body.innerHTML = `<push-switch hidden data-action="/settings/messages" data-key="">
      <button type="button" hidden>Turn on</button>
      ${['failed', 'too-many', 'busy', 'done'].map((when) => `<p data-when="${when}" hidden>${when}</p>`).join('')}
    </push-switch>`;
});

it.each([
  [429, 'too-many'],
  [503, 'busy'],
  [500, 'failed'],
])('says of an answer with %i: %s', async (status, said) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  document.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect([...document.querySelectorAll('p:not([hidden])')].map((shown) => shown.textContent)).toEqual([
      said,
    ]);
  });
});
