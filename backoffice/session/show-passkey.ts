import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { isBareNumber } from '#domain/identity/bare-number.ts';

/** Whether this browser has passkeys at this address: none has them at a bare number. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !isBareNumber(window.location.hostname);
}

/** Has the device show a passkey for what the API gave to begin with; its answer, as the API takes it. */
export async function showPasskey(optionsText: string): Promise<string> {
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(optionsText) }));
}

/** Whether someone would rather not, or the device found nothing to show. */
export function isPasskeyWithheld(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
