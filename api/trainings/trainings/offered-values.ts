import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemsOfTraining, type TrainingForm, tidyTraining } from '#domain/trainings/training-form.ts';

/** The given values of a training as they are kept. Errors: BAD_USER_INPUT with the text to show. */
export function offeredValues(given: Parameters<typeof tidyTraining>[0]): Partial<TrainingForm> {
  const { description } = given;
  const values = tidyTraining({ ...given, description: description && sanitizeDescription(description) });
  const [problem] = problemsOfTraining(values);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem.message });
  return values;
}
