import { untranslatedWords, wrongWords } from './check-words.ts';
import { type CompiledMessage, compileMessage } from './compile-message.ts';
import { type Glossary, isOfConsole, type Languages, type Messages } from './read-texts.ts';

export type CheckedTexts = {
  /** Compiled messages by language, subject and key; what is broken is missing. */
  compiled: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>>>;
  /** What is wrong, each with its place: “es/quest-list.json places: …”. */
  problems: readonly string[];
};

/** Holds every language against the first one. */
export function checkTexts(languages: Languages, glossary: Glossary): CheckedTexts {
  const problems: string[] = [];
  const compiled = Object.fromEntries(
    Object.entries(languages).map(([locale, { subjects }]) => [
      locale,
      Object.fromEntries(
        Object.entries(subjects).map(([subject, messages]) => [
          subject,
          compileAll(messages, (key, problem) =>
            problems.push(`${locale}/${subject}.json ${key}: ${problem}`),
          ),
        ]),
      ),
    ]),
  );
  const [first = '', ...others] = Object.keys(languages);
  for (const [locale, bySubject] of Object.entries(compiled))
    for (const [subject, messages] of Object.entries(bySubject))
      for (const [key, message] of Object.entries(messages))
        for (const problem of pluralProblems(locale, message))
          problems.push(`${locale}/${subject}.json ${key}: ${problem}`);
  for (const locale of others) {
    const pair = pairWith(languages[first]?.subjects ?? {}, languages[locale]);
    problems.push(...missingOrNeedless(pair).map((one) => `${locale}/${one}`));
    for (const [subject, key, english, text] of pairsOf(pair)) {
      const place = `${locale}/${subject}.json ${key}`;
      const [asked, given] = [compiled[first]?.[subject]?.[key], compiled[locale]?.[subject]?.[key]];
      if (asked && given) problems.push(...differences(asked, given).map((one) => `${place}: ${one}`));
      const words = [
        ...untranslatedWords(locale, english, text, glossary),
        ...wrongWords(locale, english, text, glossary),
      ];
      problems.push(...words.map((one) => `${place}: ${one}`));
    }
  }
  return { compiled, problems };
}

function compileAll(
  messages: Messages,
  report: (key: string, problem: string) => void,
): Record<string, CompiledMessage> {
  const compiled = Object.entries(messages).flatMap(([key, text]) => {
    if (!/^[a-z]\w*$/i.test(key)) report(key, 'a key is one word');
    try {
      return [[key, compileMessage(text)] as const];
    } catch (error) {
      report(key, error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  return Object.fromEntries(compiled);
}

type Subjects = Readonly<Record<string, Messages>>;
type Pair = { first: Subjects; other: Subjects };

/** What a language is asked for, and what it has: a language that the console does not speak has nothing of it. */
function pairWith(subjects: Subjects, other: Languages[string] | undefined): Pair {
  const asked = Object.entries(subjects).filter(([name]) => other?.facts.hasConsole || !isOfConsole(name));
  return { first: Object.fromEntries(asked), other: other?.subjects ?? {} };
}

function missingOrNeedless({ first, other }: Pair): string[] {
  const placesOf = (subjects: Subjects) =>
    Object.entries(subjects).flatMap(([subject, messages]) =>
      Object.keys(messages).map((key) => `${subject}.json ${key}`),
    );
  const [asked, given] = [placesOf(first), placesOf(other)];
  return [
    ...asked.filter((place) => !given.includes(place)).map((place) => `${place}: is missing`),
    ...given.filter((place) => !asked.includes(place)).map((place) => `${place}: has no English`),
  ];
}

function pairsOf({ first, other }: Pair): [subject: string, key: string, english: string, text: string][] {
  return Object.entries(first).flatMap(([subject, messages]) =>
    Object.entries(messages).flatMap(([key, english]): [string, string, string, string][] => {
      const text = other[subject]?.[key];
      return text === undefined ? [] : [[subject, key, english, text]];
    }),
  );
}

/** A value may be left out of no language: what it says would be missing there. */
function differences(asked: CompiledMessage, given: CompiledMessage): string[] {
  const named = ({ values, tags }: CompiledMessage) =>
    [...Object.entries(values).map((pair) => pair.join(': ')), ...tags.map((tag) => `<${tag}>`)]
      .sort()
      .join('; ');
  const [one, other] = [named(asked), named(given)];
  return one === other ? [] : [`asks for «${other}», English for «${one}»`];
}

function pluralProblems(locale: string, { plurals }: CompiledMessage): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.entries(plurals).flatMap(([name, forms]) => {
    const lacking = needed.filter((form) => !forms.includes(form));
    const unknown = forms.filter(
      (form) => !/^=\d+$/.test(form) && !needed.some((category) => category === form),
    );
    return [
      ...(lacking.length > 0 ? [`the plural of ${name} lacks ${lacking.join(', ')}`] : []),
      ...unknown.map((form) => `the plural of ${name} has ${form}, which the language does not know`),
    ];
  });
}
