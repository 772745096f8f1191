/** The variables of the five pages that a part of a long list takes, parts and pages counted from 1. */
export function pagesOf(part: number) {
  const first = (part - 1) * 5 + 1;
  return { page1: first, page2: first + 1, page3: first + 2, page4: first + 3, page5: first + 4 };
}
