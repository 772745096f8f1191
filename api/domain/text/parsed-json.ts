/** The value of a JSON text; null where there is none, or it is not JSON. */
export function parsedJson(
  text: string | null | undefined,
  revive?: (key: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text ?? '', revive);
  } catch {
    return null;
  }
}
