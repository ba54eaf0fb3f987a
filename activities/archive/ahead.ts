/**
 * Asks for the next item while the last one is worked on: the database reads while we write. One in advance, so that
 * memory stays what it is however many there are.
 * @param drop what to do with an item that was asked for and is not wanted any more.
 */
export async function* ahead<Item>(
  items: AsyncIterable<Item>,
  drop: (item: Item) => void = () => undefined,
): AsyncIterable<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const ask = () => {
    const asked = iterator.next();
    // Heard when it is asked for, or never.
    asked.catch(() => undefined);
    return asked;
  };
  let coming = ask();
  let wanted = true;
  try {
    for (;;) {
      const { done, value } = await coming;
      wanted = !done;
      if (done) return;
      coming = ask();
      yield value;
    }
  } finally {
    if (wanted) {
      await coming
        .then(({ done, value }) => {
          if (!done) drop(value);
        })
        .catch(() => undefined);
      await iterator.return?.();
    }
  }
}
