import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Answers a request for a page; null where the site has none of that address. The built server's one entry. */
export async function answerPage(request: Request, locals: App.Locals): Promise<Response | null> {
  const routeData = app.match(request);
  return routeData ? app.render(request, { addCookieHeader: true, locals, routeData }) : null;
}
