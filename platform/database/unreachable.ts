/**
 * Whether an error says that PostgreSQL cannot be reached or cannot serve at the moment (classes 08, 53 and
 * 57P, a lock or statement that took too long), takes no writes (25006: after a failover a name may still lead to a
 * server that only follows, and hosts whose disk is full answer so, too), or lets nobody in (class 28 and 3D, or no
 * TLS that is trusted: a password that was changed, a certificate that ran out, a database that is being restored),
 * so that the caller may come back. Whatever is fatal ended a connection, or let none begin, whatever its code: a
 * database that is kept closed during maintenance says 55000, one without its roles 22023.
 */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message, severity } = error as { code?: unknown; message?: unknown; severity?: unknown };
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    /^(08|25006$|28|3D|53|57P|57014$|55P03$|ECONN|EPIPE|EPROTO|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(
      String(code),
    ) ||
    /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/.test(String(code)) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|does not support SSL/.test(
      String(message),
    )
  );
};
