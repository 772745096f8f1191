import { startRegistration } from '@simplewebauthn/browser';

/** Has the device make a passkey of what the API gave to begin with; its answer, as the API takes it. */
export async function makePasskey(optionsText: string): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(optionsText) }));
}
