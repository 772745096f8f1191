// What a part of the console still says in English, in sight and in labels; what people wrote is marked as such.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEXTS = path.resolve(import.meta.dirname, '../../api/domain/texts');
const ENGLISH_ONLY =
  /\b(the|and|of|you|your|with|for|this|that|are|was|have|has|not|from|please|will|what|who|nobody)\b/i;

function textsIn(locale: string): Set<string> {
  const files = readdirSync(`${TEXTS}/${locale}`).filter((name) => name !== 'language.json');
  return new Set(
    files.flatMap((name) => Object.values(JSON.parse(readFileSync(`${TEXTS}/${locale}/${name}`, 'utf8')))),
  ) as Set<string>;
}

/** Said by MUI, whose words come with the build of a language. */
const OF_LIBRARIES = ['Open'];

/** Texts and labels that are English, or that the catalogue has in English alone. */
export function englishIn(root: Element = document.body): string[] {
  const [english, spanish] = [textsIn('en'), textsIn('es')];
  const said = [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('[lang="en"], style, script')) return [];
    const labels = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [...labels, ...texts.map(({ textContent }) => textContent ?? '')];
  });
  const isEnglish = (text: string) =>
    ENGLISH_ONLY.test(text) || (/\p{L}{2}/u.test(text) && english.has(text) && !spanish.has(text));
  return said.map((text) => text.trim()).filter((text) => isEnglish(text) && !OF_LIBRARIES.includes(text));
}
