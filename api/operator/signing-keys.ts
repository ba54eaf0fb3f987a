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
      // It belongs to no organization, so there is no chain that could hold an audit row of it.
      const rotated = await createKeyStore(session.pool, session.rows, session.secrets).rotate();
      return { json: { signing_key: rotated }, text: fields(rotated) };
    },
  },
];
