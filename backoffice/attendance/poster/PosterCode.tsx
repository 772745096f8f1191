import { encode } from 'uqr';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { consolePosterTexts } from '#domain/texts/generated/console-poster.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The square code behind which people check in. */
export function PosterCode({ code }: { code: string }) {
  const address = `${window.location.origin}/check-in?code=${encodeURIComponent(code)}`;
  const { data, size } = encode(address, SQUARE_CODE);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={textsOf(consolePosterTexts).square}>
      <rect width={size} height={size} fill="#fff" />
      <path d={barsOf(data)} fill="#000" />
    </svg>
  );
}
