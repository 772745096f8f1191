/** A second tap while a form is on its way would be refused, and that refusal shown in the place of the success. */
const onTheirWay = new WeakSet<HTMLFormElement>();

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  // A dialog closes by a form too; what someone else sends leaves no page.
  if (form.method === 'dialog' || event.defaultPrevented) return;
  if (onTheirWay.has(form)) event.preventDefault();
  onTheirWay.add(form);
  // Stopped or lost on its way it may be sent again.
  setTimeout(() => onTheirWay.delete(form), 10_000);
});
// Back from the page after it, without a new load.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of document.forms) onTheirWay.delete(form);
});
