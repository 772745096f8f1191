import { mostBytesOf, PHONE_WIDTH } from '#domain/pictures/picture.ts';

const FOLDER = '/pictures/';
/** Pictures kept per page: the one a quest shows first, and one more. */
const MOST_OF_PAGE = 2;
/** Pictures kept per login; at their maximum size, less than a megabyte. */
const MOST_PICTURES = 10;

/** Whether an address is that of a charity's picture. */
export function isPicture(pathname: string): boolean {
  return pathname.startsWith(FOLDER);
}

/** The pictures of charities that a page shows first, each in the smallest file that a phone takes. */
export function picturesOf(html: string): string[] {
  const smallest = new Map<string, { path: string; width: number }>();
  for (const [path, id = '', pixels] of html.matchAll(/\/pictures\/([\w-]+)-(\d+)\.webp/g)) {
    const width = Number(pixels);
    const other = smallest.get(id);
    if (width <= PHONE_WIDTH && !(other && other.width <= width)) smallest.set(id, { path, width });
  }
  return [...smallest.values()].slice(0, MOST_OF_PAGE).map(({ path }) => path);
}

/** Fetches the pictures of a page into the cache of its login, but those that are there, within bounds. */
export async function keepPictures(
  pages: Cache,
  html: string,
  { fetcher, isStillOfNow }: { fetcher: typeof fetch; isStillOfNow: () => boolean },
): Promise<void> {
  for (const path of picturesOf(html)) {
    const known = await pages.match(path);
    const picture = known ?? (await fetcher(path).catch(() => null));
    if (!picture?.ok) continue;
    const bytes = await picture.blob();
    if (bytes.size > mostBytesOf(PHONE_WIDTH) || !isStillOfNow()) continue;
    // One that is kept again comes last, as its page does.
    await pages.delete(path);
    await pages.put(path, new Response(bytes, { headers: { 'content-type': bytes.type } }));
  }
  const kept = (await pages.keys()).filter(({ url }) => isPicture(new URL(url).pathname));
  await Promise.all(kept.slice(0, -MOST_PICTURES).map((one) => pages.delete(one)));
}

/** What is kept of the picture that a file shows, in whatever width and format. */
export async function keptPicture(pages: Cache, pathname: string): Promise<Response | null> {
  const id = idOf(pathname);
  const found = (await pages.keys()).find(({ url }) => id !== null && idOf(new URL(url).pathname) === id);
  return (found && (await pages.match(found))) ?? null;
}

function idOf(pathname: string): string | null {
  return /^\/pictures\/([\w-]+)-\d+\.\w+$/.exec(pathname)?.[1] ?? null;
}
