/** Asks until it is so; a failed expectation names itself by the last answer. */
export const eventually = async (isSo: () => Promise<boolean>, withinMs = 60_000): Promise<number> => {
  const began = Date.now();
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - began > withinMs) throw new Error(`Not so within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - began;
};
