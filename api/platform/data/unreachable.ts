/**
 * Whether an error says that PostgreSQL cannot be reached or cannot serve at the moment (classes 08, 53 and
 * 57P, a lock or statement that took too long), so that the caller may come back.
 */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    /^(08|53|57P|57014$|55P03$|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(String(code)) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(String(message))
  );
};
