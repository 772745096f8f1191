/** Few texts in all, and a list parses the same ones again and again. */
const KEPT_TEXTS = 1000;
const LONGEST_KEPT = 2000;
const parsed = new Map<string, readonly string[]>();

/** The tags of a quest from their JSON text. Callers share one array: it is frozen. */
export function parseServiceTags(json: string): readonly string[] {
  const known = parsed.get(json);
  if (known) return known;
  const tags = Object.freeze((JSON.parse(json) as unknown[]).map(String));
  if (json.length > LONGEST_KEPT) return tags;
  if (parsed.size >= KEPT_TEXTS) parsed.clear();
  parsed.set(json, tags);
  return tags;
}
