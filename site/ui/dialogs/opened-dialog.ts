// As a modal would, but the page behind stays in reach: what one has just done can be undone at once.
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)'))
    dialog.close();
});

export {};
