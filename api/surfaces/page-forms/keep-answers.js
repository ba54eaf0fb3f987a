// Sends a long form so that it stays as it is when the answer does not come: a browser would show its own page in the
// form's place, and what was typed would be lost. The page works without this, too.
(() => {
  const PATIENCE_MILLISECONDS = 30_000;
  const form = document.querySelector('form[data-keeps-answers]');
  const told = form?.querySelector('[data-unsent]');
  if (!form || !told) return;
  let isSending = false;
  let isJudged = false;

  /** The status of the answer; 0 where there is none. A redirect counts as 303. */
  const send = async (submitter) => {
    try {
      const answer = await fetch(location.pathname, {
        method: 'POST',
        body: new URLSearchParams(new FormData(form, submitter)),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      });
      return answer.type === 'opaqueredirect' ? 303 : answer.status;
    } catch {
      return 0;
    }
  };

  form.addEventListener('submit', async (event) => {
    // The service has something to say of what was sent: its page is shown.
    if (isJudged) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    told.hidden = true;
    const { submitter } = event;
    const status = await send(submitter);
    isSending = false;
    if (status === 303) location.replace(submitter?.value === 'save' ? '?saved' : location.pathname);
    else if (status === 0 || status >= 500 || status === 429) {
      told.hidden = false;
      told.scrollIntoView({ block: 'center' });
    } else {
      isJudged = true;
      form.requestSubmit(submitter);
    }
  });
})();
