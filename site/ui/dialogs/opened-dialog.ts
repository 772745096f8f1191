for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
  dialog.removeAttribute('open');
  dialog.showModal();
}
