/**
 * What is wrong with headings, dialogs, landmarks and classes of a page, for those who hear it; nothing where it is no page
 * of the product. Runs in the page as well, so it needs no other code.
 */
export function outlineProblems(page: Document = document): string[] {
  const main = page.querySelector('main');
  if (!main) return [];
  const nameOf = (one: Element) =>
    `<${one.localName} class="${one.getAttribute('class') ?? ''}"> «${one.textContent?.trim().slice(0, 40)}»`;
  const levelOf = (one: Element) => Number(one.getAttribute('aria-level') ?? one.localName.slice(1));
  // What paper alone shows is not heard.
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
    (one) => !one.closest('.on-paper'),
  );
  const firsts = headings.filter((one) => levelOf(one) === 1);
  const problems = firsts.length === 1 ? [] : [`${firsts.length} headings of the first level`];
  // With what dialogs hold and without: whoever does not open them hears the rest alone.
  for (const heard of [headings, headings.filter((one) => !one.closest('dialog, [role=dialog]'))]) {
    for (const [index, one] of heard.entries()) {
      const before = heard[index - 1];
      const last = before ? levelOf(before) : 0;
      if (levelOf(one) > last + 1) problems.push(`from level ${last} to ${nameOf(one)}`);
    }
  }
  // As `compareDocumentPosition` says that the other one comes later.
  const comesLater = 4;
  for (const one of page.querySelectorAll('dialog'))
    if (firsts[0] && one.compareDocumentPosition(firsts[0]) & comesLater)
      problems.push(`before the first heading: ${nameOf(one)}`);
  for (const one of main.querySelectorAll('aside, [role=complementary]'))
    problems.push(`beside the page, yet within it: ${nameOf(one)}`);
  // The component library of the console writes its own classes twice.
  for (const one of page.querySelectorAll('[class]:not([class*="Mui"])'))
    if (one.classList.length < (one.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).length)
      problems.push(`a class twice: ${nameOf(one)}`);
  return [...new Set(problems)];
}
