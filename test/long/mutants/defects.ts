/** One place that is changed: `find` must be there exactly once. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A defect that somebody might bring in, and the test files that are to notice it. */
export interface Defect {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly tests: readonly string[];
}

/** Neither row-level security nor the reads ask whose record it is, and shared reads give out whatever they found. */
export const WITHOUT_TENANCY: readonly Edit[] = [
  {
    file: 'migrations/tenant-table.ts',
    find: `using (\${column} = \${CURRENT}) with check (\${column} = \${CURRENT})`,
    replace: 'using (true) with check (true)',
  },
  {
    file: 'migrations/tenant-table.ts',
    find: "const CURRENT = `nullif(current_setting('app.organization', true), '')::uuid`;",
    replace: '',
  },
  {
    file: 'domain/declarations/resource-statements.ts',
    find: `  sql\`t.organization_id = \${actor.organization_id}\`,`,
    replace: '  sql`true`,',
  },
  {
    file: 'migrations/tenant-table.ts',
    find: `\`coalesce(\${column} = any ((select string_to_array(current_setting('app.organizations', true), ',')::uuid[])::uuid[]), false)\``,
    replace: "column && 'true'",
  },
  {
    file: 'platform/batching/shared-statements.ts',
    find: `    if (row[ORGANIZATION] !== executions[at]?.organization_id)
      throw new Error('A shared statement read a record of somebody else');\n`,
    replace: '',
  },
];

export const defects: readonly Defect[] = [
  {
    name: 'no fencing: an original that was taken over may still commit',
    edits: [
      {
        file: 'platform/idempotency/idempotency.ts',
        find: `
  and r.lock_token = \${settled('lock_token')}`,
        replace: '',
      },
    ],
    tests: ['test/interface/idempotency-races.test.ts'],
  },
  {
    name: 'no CHECK of the window: an appointment without length passes inside a booked one',
    edits: [
      {
        file: 'migrations/2026-11-21-01-foundation.ts',
        find: `      constraint appointments_window check (end_at > start_at),\n`,
        replace: '',
      },
    ],
    tests: ['test/platform/constraints.test.ts'],
  },
  {
    name: '= for >= in the limiter: a late statement sets the next window back',
    edits: [
      {
        file: 'domain/access/take-tokens.ts',
        find: `case when r.\${window}_start >= w.`,
        replace: `case when r.\${window}_start = w.`,
      },
    ],
    tests: ['test/interface/rate-limits.test.ts'],
  },
  {
    name: '= for >= where a request is judged: a late statement sets the next window back',
    edits: [
      {
        file: 'domain/access/grant-tokens.ts',
        find: `case when l.minute_start >= date_trunc('minute', now)`,
        replace: `case when l.minute_start = date_trunc('minute', now)`,
      },
    ],
    tests: ['test/interface/rate-limits.test.ts'],
  },
  {
    name: 'no row-level security and no scope: reads do not ask whose record it is',
    edits: WITHOUT_TENANCY,
    tests: ['test/interface/not-found.test.ts'],
  },
  {
    name: 'audit after the commit: a change may stand that no row tells of',
    edits: [
      {
        file: 'api/http/write.ts',
        find: `      await deps.audit.appendWithin(rows, auditEntry(context, answer.status));\n      return answer;\n    }),\n  );`,
        replace: `      return answer;\n    }),\n  ).then(async (answer) => {\n    await deps.audit.append(auditEntry(context, answer.status));\n    return answer;\n  });`,
      },
    ],
    tests: ['test/interface/audit-fails-closed.test.ts'],
  },
  {
    name: 'a token of the workspace outlives its session: signing out ends nothing',
    edits: [
      {
        file: 'domain/access/evaluate-access.ts',
        find: `else e.id is null or p.service_login_status`,
        replace: `else p.service_login_status`,
      },
    ],
    tests: ['test/api/surfaces/own-workspace-session.test.ts'],
  },
  {
    name: 'no type of its own: a partner’s embed token names a session instead of its credential',
    edits: [
      {
        file: 'domain/access/embed-tokens.ts',
        find: `  if (unwanted !== undefined) throw invalidToken(true);\n`,
        replace: '',
      },
    ],
    tests: ['test/api/surfaces/own-workspace-session.test.ts'],
  },
  {
    name: 'cached suspension: what was admitted is admitted for another while',
    edits: [
      {
        file: 'domain/access/take-tokens.ts',
        find: `as a(organization_id, \${sql.raw(COLUMNS.join())})
    join access_versions v using (organization_id, version)`,
        replace: `as a(organization_id, \${sql.raw(COLUMNS.join())})
    join access_versions v using (organization_id)`,
      },
    ],
    tests: ['test/interface/access.test.ts'],
  },
  {
    name: 'a change that nobody is told of: who was admitted is not judged anew when a clinician is disabled',
    edits: [
      {
        file: 'migrations/2026-11-28-access-versions.ts',
        find: `  ['practitioners', 'organization_id', 'status, deleted_at'],\n`,
        replace: '',
      },
    ],
    tests: ['test/interface/access.test.ts'],
  },
  {
    name: 'unfiltered cursor: one that was made under other filters is taken',
    edits: [
      {
        file: 'api/http/request-input.ts',
        find: `    filters,
  };`,
        replace: `    filters: {},
  };`,
      },
      {
        file: 'api/http/request-input.ts',
        find: `const { cursor: _, limit: __, wait_seconds: ___, ...filters } = query;`,
        replace: `void query;`,
      },
    ],
    tests: ['test/interface/cursors.test.ts'],
  },
  {
    name: 'stored 500: a failure is remembered under its key',
    edits: [
      {
        file: 'api/http/write.ts',
        find: `  const problem = problemOf(error);
  if (!problem || !claim || !isRemembered(problem)) throw`,
        replace: `  const problem = problemOf(error) ?? new Problem('internal-error');
  if (!claim || (problem.status < 500 && !isRemembered(problem))) throw`,
      },
    ],
    tests: ['test/interface/idempotency-failures.test.ts'],
  },
  {
    name: 'wrong order of checks: the kind of token before the limit',
    edits: [
      {
        file: 'api/http/pipeline.ts',
        find: `  if (admission.refusal) throw admission.refusal;\n};`,
        replace: `  if (match.kind === 'found' && !match.endpoint.access.tokens.includes(actor.kind as never)) throw new Problem('forbidden');
  if (admission.refusal) throw admission.refusal;
};`,
      },
    ],
    tests: ['test/interface/order-of-checks.test.ts'],
  },
  {
    name: 'late token leak: a request that failed is logged with its token',
    edits: [
      {
        file: 'api/http/pipeline.ts',
        find: `    observeRequest(`,
        replace: `    if (answer.status === 500) deps.log.info({ head: ctx.req.rawHeaders.join(' ') }, 'request');
    observeRequest(`,
      },
    ],
    tests: ['test/interface/audit.test.ts'],
  },
];
