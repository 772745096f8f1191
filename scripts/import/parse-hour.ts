/** Wall clock “HH:MM” of a time as published (“01:30 PM”, “9 am”); null when it is not exactly one time. */
export function parseHour(text: string): string | null {
  const match = /^\s*(\d{1,2})(?::([0-5]\d))?\s*([AP])\.?M\.?\s*$/i.exec(text);
  if (!match) return null;
  const hour = Number(match[1]);
  if (hour < 1 || hour > 12) return null;
  const isAfternoon = match[3]?.toUpperCase() === 'P';
  const hours = (hour % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${match[2] ?? '00'}`;
}
