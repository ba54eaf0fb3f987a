import { createKeyStore } from '../authorization-server/key-store.ts';
import type { CommandDeclaration } from './command.ts';
import { fields } from './printing.ts';

export const keyCommands: readonly CommandDeclaration[] = [
  {
    name: 'rotate',
    summary: 'add a signing key: published at once, it signs access tokens a minute later',
    destructive: 'Have another key sign access tokens?',
    examples: ['operator keys rotate --yes --json'],
    run: async ({ session }) => {
      const keys = createKeyStore(session.pool, session.rows, session.secrets);
      const rotated = await session.changeService({ action: 'keys.rotate' }, (rows) => keys.rotate(rows));
      return { json: { signing_key: rotated }, text: fields(rotated) };
    },
  },
];
