// The waiting pages' script: goes on as soon as the server says so. The page's own address is the
// credential, so it is only ever used, never written anywhere.
(() => {
  const RETRY_MILLISECONDS = 5_000;
  const events = new EventSource(`${location.pathname}/events`);
  events.addEventListener('go', () => {
    events.close();
    const status = document.getElementById('status');
    document.title = status.dataset.opens;
    status.textContent = `${status.dataset.opens}.`;
    location.reload();
  });
  // Drawn anew: it was moved, or cancelled.
  events.addEventListener('changed', () => {
    events.close();
    location.reload();
  });
  // While the service is away this page stays: what would stand in its place goes on to nothing.
  const lookAgain = () =>
    setTimeout(async () => {
      const answer = await fetch(location.href, { redirect: 'manual' }).catch(() => undefined);
      if (answer && answer.status < 500) location.reload();
      else lookAgain();
    }, RETRY_MILLISECONDS);
  // Lost connections are made again by the browser; one that was refused is not.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) lookAgain();
  });
  // A page that comes back from the browser's memory holds a connection no more.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
})();
