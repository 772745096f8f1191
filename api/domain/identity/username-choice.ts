import { foldedText } from '../text/folded-text.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** What is known of the person who chooses a user name. */
export type OwnData = { nameLast?: string; emailAddress?: string; phoneNumber?: string };

/** Below that, a name is found in half of all words: it has to be the whole user name. */
const CONTAINED_FROM_LETTERS = 3;
const CONTAINED_FROM_OF_ADDRESS = 4;
/** Minimum length of a word of a compound name that counts by itself: “garza” of “de la Garza”, but not “la”. */
const WORD_FROM_LETTERS = 4;
/** Digits of a phone number without the area code; even these identify a person. */
const LOCAL_DIGITS = 7;

type Rule = {
  readonly isGivenAway: (username: string, own: OwnData) => boolean;
  readonly what: 'lastName' | 'address' | 'other';
};

const RULES: readonly Rule[] = [
  { isGivenAway: holdsLastName, what: 'lastName' },
  { isGivenAway: holdsAddress, what: 'address' },
  { isGivenAway: holdsPhone, what: 'other' },
];

/** Why someone should not be called that, or null: others see the user name, so it must not tell who one is. */
export function checkUsernameChoice<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  username: string,
  own: OwnData,
): Text | null {
  const broken = RULES.find(({ isGivenAway }) => isGivenAway(username, own));
  return broken ? t.usernameTells({ what: broken.what }) : null;
}

/** Whether a name that was made for someone has a word of theirs in it, by chance. */
export function holdsAnyName(
  username: string,
  { nameFirst, nameLast, emailAddress }: { nameFirst: string; nameLast: string; emailAddress: string },
): boolean {
  const names = [nameFirst, nameLast];
  return (
    names.some((name) => holdsLastName(username, { nameLast: name })) ||
    holdsAddress(username, { emailAddress })
  );
}

/** Digits are left out, so that neither “Garcia1” nor “Gar1cia” passes. */
function holdsLastName(username: string, { nameLast = '' }: OwnData): boolean {
  const letters = foldedText(username).replace(/[^a-z]/g, '');
  // An apostrophe parts words here.
  const words = nameLast.split(/[^\p{L}\p{M}]+/u).map((word) => foldedText(word).replace(/[^a-z]/g, ''));
  const whole = words.join('');
  if (whole === '') return false;
  if (whole.length < CONTAINED_FROM_LETTERS) return letters === whole;
  return [whole, ...words.filter((word) => word.length >= WORD_FROM_LETTERS)].some((name) =>
    letters.includes(name),
  );
}

function holdsAddress(username: string, { emailAddress = '' }: OwnData): boolean {
  const name = plainOf(username);
  const beforeAt = emailAddress.split('@')[0] ?? '';
  // What follows a plus sign is a note to oneself.
  const parts = [beforeAt, beforeAt.split('+')[0] ?? ''].map(plainOf);
  return parts.some((part) =>
    part.length < CONTAINED_FROM_OF_ADDRESS ? name === part : name.includes(part),
  );
}

function holdsPhone(username: string, { phoneNumber = '' }: OwnData): boolean {
  const digits = phoneNumber.replace(/\D/g, '');
  return digits.length >= LOCAL_DIGITS && username.replace(/\D/g, '').includes(digits.slice(-LOCAL_DIGITS));
}

function plainOf(text: string): string {
  return foldedText(text).replace(/[^a-z0-9]/g, '');
}
