// A button on each block of code that copies it. Without this script there is no button.
for (const block of document.querySelectorAll('.guide pre')) {
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    let outcome = 'Copied';
    try {
      await navigator.clipboard.writeText(block.textContent);
    } catch {
      // Not allowed here: select the code, so that one key copies it.
      getSelection().selectAllChildren(block);
      outcome = 'Selected';
    }
    button.textContent = outcome;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  frame.append(block, button);
}
