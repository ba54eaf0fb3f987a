// A second press before the answer to the first throws that answer away; of a credential it is the only one. The pages
// work without this, too: it is for those who press everything twice.
(() => {
  const PATIENCE_MILLISECONDS = 30_000;
  let pressedAt = Number.NEGATIVE_INFINITY;
  addEventListener('submit', (event) => {
    if (event.timeStamp - pressedAt < PATIENCE_MILLISECONDS) event.preventDefault();
    else pressedAt = event.timeStamp;
  });
  // A page that comes back from the browser's memory is pressed anew.
  addEventListener('pageshow', () => {
    pressedAt = Number.NEGATIVE_INFINITY;
  });
})();
