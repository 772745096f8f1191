/** Without it a spreadsheet takes the letters beyond ASCII for others. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Until the browser has surely begun to save. */
const KEPT_MILLISECONDS = 60_000;

/** Hands a CSV file to the browser, which asks the person or saves it among the downloads. */
export function saveCsv(name: string, text: string): void {
  const file = new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}
