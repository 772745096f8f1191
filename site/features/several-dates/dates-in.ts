/** The dates that a form chose, each once. */
export function datesIn(form: FormData): string[] {
  const dates = form.getAll('date[]').filter((id) => typeof id === 'string' && id !== '');
  return [...new Set(dates.map(String))];
}
