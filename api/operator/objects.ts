import { checkObjects } from './check-objects.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { fields, table } from './printing.ts';

const check = async ({ session }: Invocation) => {
  // The bucket client takes long to load, so only this command loads it.
  const { openObjects } = await import('../../platform/objects/open-objects.ts');
  const objects = openObjects(session.config, session.secrets);
  try {
    const report = await checkObjects(session.rows, objects, new Date());
    const { missing, orphaned, ...counts } = report;
    const keys = [
      ...missing.map((key) => ({ found: 'missing', key })),
      ...orphaned.map((key) => ({ found: 'orphaned', key })),
    ];
    const text = [fields({ ...counts, missing: missing.length, orphaned: orphaned.length })];
    if (keys.length > 0) text.push(table(keys, ''));
    return { json: report, text: text.join('\n\n'), exitStatus: missing.length === 0 ? 0 : 1 };
  } finally {
    objects.close();
  }
};

export const objectCommands: readonly CommandDeclaration[] = [
  {
    name: 'check',
    summary:
      'compare the stored objects with the records, as after a restore; exit status 1 when bytes that a record ' +
      'needs are missing. Objects that no record knows are listed, not removed',
    examples: ['operator objects check', 'operator objects check --json'],
    run: check,
  },
];
