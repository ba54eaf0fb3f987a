import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

/** With zod, so that answers are checked while the program runs, too. */
export default defineConfig({
  input: { path: './openapi.json' },
  output: { path: './kubb', clean: true },
  plugins: [
    pluginOas({ validate: false, generators: [] }),
    pluginTs({ output: { path: 'types' } }),
    pluginZod({ output: { path: 'zod' } }),
    pluginClient({ output: { path: 'clients' }, client: 'fetch', dataReturnType: 'full' }),
  ],
});
