import { checkTexts } from './texts/check-texts.ts';
import { readGlossary, readLanguages } from './texts/read-texts.ts';
import { writeLanguages, writeSubject } from './texts/write-texts.ts';

const FOLDER = 'api/domain/texts';

/** The typed texts of every subject, by path, and what is wrong with the languages: with a problem nothing is right. */
export function generateTexts(root: string): { files: Map<string, string>; problems: readonly string[] } {
  const languages = readLanguages(`${root}${FOLDER}`);
  const { compiled, problems } = checkTexts(languages, readGlossary(`${root}${FOLDER}`));
  const [first] = Object.values(languages);
  const subjects = first?.subjects ?? {};
  const files = new Map([[`${FOLDER}/generated/languages.ts`, writeLanguages(languages)]]);
  for (const [subject, english] of Object.entries(subjects)) {
    const bySubject = Object.entries(compiled).flatMap(([locale, all]) => {
      const messages = all[subject];
      return messages ? [[locale, messages]] : [];
    });
    files.set(
      `${FOLDER}/generated/${subject}.ts`,
      writeSubject(subject, english, Object.fromEntries(bySubject)),
    );
  }
  return { files, problems };
}
