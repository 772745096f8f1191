/** What the page has asked before its scripts came (index.html), and the answer that is on its way. */
type Asked = { body: string; answer: Promise<Response> };

/** The answer to a question that the page has asked already; once, since a later one wants to know anew. */
export function takeFirstAnswer(body: unknown): Promise<Response> | null {
  const page = globalThis as { firstQuestion?: Asked };
  const asked = page.firstQuestion;
  if (asked === undefined || asked.body !== body) return null;
  delete page.firstQuestion;
  return asked.answer;
}
