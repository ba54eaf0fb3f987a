/* The console's sidebar: searching in it, and opening the operation that the address names. A classic script. */
(() => {
  const search = document.getElementById('search');
  const state = document.getElementById('search-state');
  const menu = document.querySelector('.operations details');
  const entries = [...document.querySelectorAll('.operations li')];
  const sections = [...document.querySelectorAll('.operations section')];
  const operations = document.getElementById('console');

  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const entry of entries) {
      entry.hidden = !words.every((word) => entry.dataset.words.includes(word));
      if (!entry.hidden) found += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])');
    state.textContent =
      found === 0 ? 'No operation has these words.' : `${found} operation${found === 1 ? '' : 's'}`;
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      search.value = '';
      search.dispatchEvent(new Event('input'));
    }
    if (event.key === 'Enter') document.querySelector('.operations li:not([hidden]) a')?.click();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    menu.open = true;
    search.focus();
  });

  // On a telephone the list would push everything else out of sight.
  const narrow = matchMedia('(max-width: 64rem)');
  if (narrow.matches) menu.open = false;

  const blockOf = (id) => operations.querySelector(`.opblock[id$="-${CSS.escape(id)}"]`);
  const mark = (id) => {
    for (const link of document.querySelectorAll('.operations a'))
      if (link.hash === `#${id}`) {
        link.setAttribute('aria-current', 'true');
        const list = menu.parentElement;
        const below = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
        if (below < 0 || below > list.clientHeight - 40) list.scrollTop += below - list.clientHeight / 2;
      } else link.removeAttribute('aria-current');
  };
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const block = id === '' ? null : blockOf(id);
    if (!block) return false;
    if (!block.classList.contains('is-open')) block.querySelector('.opblock-summary-control')?.click();
    mark(id);
    if (narrow.matches) menu.open = false;
    // Where it is only after the browser has laid out what was opened.
    requestAnimationFrame(() => {
      block.scrollIntoView({ block: 'start' });
      block.querySelector('.opblock-summary-control')?.focus({ preventScroll: true });
    });
    return true;
  };
  addEventListener('hashchange', open);
  // The operations come after the document is read.
  const arrival = new MutationObserver(() => {
    if (location.hash === '' || open()) arrival.disconnect();
  });
  arrival.observe(operations, { childList: true, subtree: true });
})();
