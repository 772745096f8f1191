/** Name of the cookie that carries one notice over a redirect. */
export const FLASH_COOKIE = 'flash';
/** Seconds; long enough for one redirect on a slow line. */
export const FLASH_LIFETIME = 60;

export type Toast = { tone: 'success' | 'error'; text: string };

/** The notices a redirect may announce: the cookie holds only the key, so nobody can put words into the page. */
const FLASH_TOASTS = {
  'signed-up': { tone: 'success', text: "You're signed up, friend!" },
  'bailed-out': { tone: 'success', text: 'You abandoned this Quest.' },
} as const satisfies Record<string, Toast>;

export type FlashKey = keyof typeof FLASH_TOASTS;

/** The notice for a flash cookie's value; null for anything unknown. */
export function toastOf(value: string | undefined): Toast | null {
  return value !== undefined && Object.hasOwn(FLASH_TOASTS, value) ? FLASH_TOASTS[value as FlashKey] : null;
}
