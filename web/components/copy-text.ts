/**
 * A frame may write to the clipboard only by the old command: its host would have to allow the new one.
 * @returns whether it was copied.
 */
export const copyText = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};
