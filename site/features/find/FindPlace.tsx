import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import { SignIcon } from '../../ui/quests/SignIcon.tsx';
import { type FindAsk, MILES } from './find-address.ts';

type Props = {
  texts: FindFormTexts;
  ask: Pick<FindAsk, 'zip' | 'near' | 'miles'> & { hasMap?: boolean };
  /** What is wrong with the ZIP code, in words. */
  problem?: string | undefined;
  onType?: (zip: string) => void;
  onMiles?: (miles: FindAsk['miles']) => void;
};

/** Inputs for a ZIP code and a radius. Without handlers, they're part of a plain form. */
export function FindPlace({ texts, ask, problem, onType, onMiles }: Props) {
  const typed = onType
    ? { value: ask.zip, onChange: (event: { target: HTMLInputElement }) => onType(event.target.value) }
    : { defaultValue: ask.zip };
  const chosen = onMiles
    ? {
        value: ask.miles,
        onChange: ({ target }: { target: HTMLSelectElement }) =>
          onMiles(MILES.find((miles) => String(miles) === target.value) ?? ask.miles),
      }
    : { defaultValue: ask.miles };
  return (
    <div className="place-box">
      <SignIcon name="pin" size={20} />
      <input
        name="zip"
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        dir="ltr"
        maxLength={20}
        aria-label={texts.zip}
        placeholder={ask.near === '' ? texts.zip : ask.hasMap ? texts.map : texts.aroundYou}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': 'zip-problem' })}
        {...typed}
      />
      <select name="miles" aria-label={texts.howFar} {...chosen}>
        {MILES.map((miles) => (
          <option key={miles} value={miles}>
            {texts.miles({ count: miles })}
          </option>
        ))}
      </select>
    </div>
  );
}
