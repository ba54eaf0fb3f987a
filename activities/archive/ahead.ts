/**
 * Reads one item ahead: the database reads while the caller writes. Memory does not grow with the number of items.
 * @param drop called with an item that was read ahead and is no longer needed.
 */
export async function* ahead<Item>(
  items: AsyncIterable<Item>,
  drop: (item: Item) => void = () => undefined,
): AsyncIterable<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const readNext = () => {
    const reading = iterator.next();
    // The error is thrown where the item is awaited; here it must not be unhandled.
    reading.catch(() => undefined);
    return reading;
  };
  let next = readNext();
  let wanted = true;
  try {
    for (;;) {
      const { done, value } = await next;
      wanted = !done;
      if (done) return;
      next = readNext();
      yield value;
    }
  } finally {
    if (wanted) {
      await next
        .then(({ done, value }) => {
          if (!done) drop(value);
        })
        .catch(() => undefined);
      await iterator.return?.();
    }
  }
}
