import type { APIContext } from 'astro';

export type FormPage = Pick<APIContext, 'cookies' | 'locals' | 'params' | 'request' | 'rewrite' | 'url'>;

/** Does what a form asks for, before its page is asked for anything: what is done leads on, else the page says what was. */
export type FormAction<Sent extends object> = (page: FormPage) => Promise<Response | Sent>;

/** What became of the form that was sent to this page; null where the page was only asked for. */
export function sentTo<Sent extends object>(
  { sent }: Pick<App.Locals, 'sent'>,
  action: FormAction<Sent>,
): Sent | null {
  // The middleware keeps it with the action that it comes from.
  return sent?.by === action ? (sent.result as Sent) : null;
}
