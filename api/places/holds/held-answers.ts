import type { Sealed } from '#db/cells/sealed.ts';
import type { Db } from '#db/store.ts';
import type { SignUpAnswers } from '#domain/holds/sign-up-answers.ts';

/** What someone young answered, as it is kept with the place that waits for the guardian. */
export function sealAnswers({ cells }: Db, holdId: string, answers: SignUpAnswers | null): Sealed | null {
  return answers && cells.seal('place_hold.answers', holdId, JSON.stringify(answers));
}

/** Decrypts held answers; empty if none were given or the key is lost. */
export function openAnswers(
  { cells }: Db,
  { id, answers }: { id: string; answers: Sealed | null },
): SignUpAnswers {
  return JSON.parse(cells.open('place_hold.answers', id, answers) ?? '{}');
}
