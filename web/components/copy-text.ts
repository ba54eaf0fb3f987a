/**
 * Copies by the old command: the new interface needs a permission that a frame's host may not give, and is absent on
 * plain http. The text goes straight to the clipboard, and stands in the page at no time.
 * @returns whether it was copied.
 */
export const copyText = (text: string): boolean => {
  const focused = document.activeElement;
  // Some browsers copy only where something is selected.
  const field = document.createElement('textarea');
  field.value = ' ';
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  let isCopied = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  document.addEventListener('copy', put, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};
