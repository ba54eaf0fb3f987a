/**
 * Asks until it is so; a question that fails is one that is not so yet.
 * @param withinMs against hanging, not against slow machines.
 * @throws with what the last question failed with as its cause.
 */
export const eventually = async (isSo: () => Promise<boolean>, withinMs = 180_000): Promise<void> => {
  let failure: unknown;
  const ask = () =>
    isSo().catch((error: unknown) => {
      failure = error;
      return false;
    });
  for (const latest = Date.now() + withinMs; !(await ask()); ) {
    if (Date.now() > latest)
      throw new Error(`Not so within ${withinMs} ms`, failure === undefined ? {} : { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
