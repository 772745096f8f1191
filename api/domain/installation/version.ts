/** Whether a version like '0.1.150' is newer than another, part by part as numbers. */
export function isNewerVersion(version: string, than: string): boolean {
  const parts = partsOf(version);
  const otherParts = partsOf(than);
  for (let index = 0; index < Math.max(parts.length, otherParts.length); index += 1) {
    const difference = (parts[index] ?? 0) - (otherParts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
