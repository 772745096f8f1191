// Shows what the product tells, and opens the page that it is about. It keeps no page and stands in no page's way.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { title, body, tag, link } = readNote(event.data);
  if (title === '') return;
  const icon = '/icon-192.png';
  event.waitUntil(registration.showNotification(title, { body, tag, icon, dir: 'auto', data: { link } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(ownAddress(event.notification.data?.link)));
});

/** What was sent; empty where it is not of our making. */
function readNote(data) {
  let note = {};
  try {
    note = data?.json() ?? {};
  } catch {
    // Nothing to show.
  }
  const textOf = (value) => (typeof value === 'string' ? value : '');
  const { title, body, tag, link } = note;
  return { title: textOf(title), body: textOf(body), tag: textOf(tag), link: textOf(link) };
}

/** A page of this site, whatever was sent. */
function ownAddress(link) {
  const home = new URL('/', location.origin);
  if (typeof link !== 'string' || !URL.canParse(link, home)) return home.href;
  const address = new URL(link, home);
  return address.origin === location.origin ? address.href : home.href;
}

async function openPage(address) {
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === address);
  return open ? open.focus() : clients.openWindow(address);
}
