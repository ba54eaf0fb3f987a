/**
 * Whether an error means that PostgreSQL or the object store cannot serve at the moment, so that the caller may try
 * again later:
 * - it cannot be reached, or lacks resources (classes 08, 53 and 57P, or a lock or statement took too long);
 * - it does not accept writes (25006): after a failover a name may still lead to a standby, and some hosts with a
 *   full disk answer in this way;
 * - it refuses the login (class 28, 3D, or no trusted TLS): the password was changed, a certificate expired, or the
 *   database is being restored;
 * - the object store refuses us (`STORE_…`): a changed key, a missing bucket, or an error of the store.
 *
 * Any error of severity FATAL counts too, whatever its code, because it ended a connection or prevented one. For
 * example, a database that is closed for maintenance answers 55000, and one without its roles 22023.
 */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message, severity } = error as { code?: unknown; message?: unknown; severity?: unknown };
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    /^(08|25006$|28|3D|53|57P|57014$|55P03$|ECONN|EPIPE|EPROTO|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|STORE_)/.test(
      String(code),
    ) ||
    /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/.test(String(code)) ||
    /timeout expired|timeout exceeded when trying to connect|Connection terminated|is not queryable|does not support SSL/.test(
      String(message),
    )
  );
};
