/** What is wrong with a form that was sent. */
export type FormProblem = {
  /** Id of the input; null when no single one is at fault. */
  field: string | null;
  text: string;
  /** Names the input where the text alone, away from it, would not. */
  label?: string;
};

/** The problem as it reads away from its input. A label that is a sentence has its stop already. */
export function summaryOf({ label, text }: FormProblem): string {
  if (label === undefined) return text;
  return /[.?!؟]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}

/** The text beside an input, if it has a problem. */
export function problemOf(problems: readonly FormProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.text;
}
