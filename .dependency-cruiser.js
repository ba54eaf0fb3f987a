/**
 * Folders that import each other in a circle cannot be understood or changed one at a time. So `npm run lint` refuses
 * circles between the folders of domain/ and of platform/. `.biome.json` says which top-level folder may import which.
 */
const folders = '^(domain|platform)/[^/]+$';

export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: folders },
      to: { circular: true, path: folders },
    },
  ],
  options: {
    includeOnly: '^(domain|platform)/',
    // The default parser needs the API of the TypeScript compiler, which TypeScript 7 does not have.
    parser: 'swc',
    // Imports that are only of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts'] },
  },
};
