import { Secret, TOTP } from 'otpauth';
import { STEP_SECONDS, STEP_WINDOW, stepAt } from '#domain/identity/second-factor.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/** A new secret, in base 32 as apps take it. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which an app learns the secret, for whose account at which site. */
export function keyUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The step whose code this is, near an instant (epoch ms); null when it is that of none. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const apart = totpOf(secret).validate({ token: code, timestamp: now, window: STEP_WINDOW });
  return apart === null ? null : stepAt(now) + apart;
}

function totpOf(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  // What every app knows; other settings some of them ignore.
  const usual = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };
  return new TOTP({ ...named, ...usual, secret: Secret.fromBase32(secret) });
}
