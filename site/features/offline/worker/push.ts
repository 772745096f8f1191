import type { WorkerScope } from './worker-scope.ts';

type Note = { title: string; body: string; tag: string; link: string };

/** Shows what the product tells, and opens the page that it is about. */
export function addPush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, tag, link } = readNote(event.data);
    if (title === '') return;
    const icon = '/icon-192.png';
    event.waitUntil(
      scope.registration.showNotification(title, { body, tag, icon, dir: 'auto', data: { link } }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, ownAddress(event.notification.data?.link, scope.location.origin)));
  });
}

/** What was sent; empty where it is not of our making. */
export function readNote(data: { json(): unknown } | null): Note {
  let note: Record<string, unknown> = {};
  try {
    note = Object(data?.json() ?? {});
  } catch {
    // Nothing to show.
  }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    title: textOf(note.title),
    body: textOf(note.body),
    tag: textOf(note.tag),
    link: textOf(note.link),
  };
}

/** A page of this site, whatever was sent. */
export function ownAddress(link: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof link !== 'string' || !URL.canParse(link, home)) return home;
  const address = new URL(link, home);
  return address.origin === origin ? address.href : home;
}

async function openPage({ clients }: WorkerScope, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : clients.openWindow(address));
}
