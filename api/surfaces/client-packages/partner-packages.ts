import { bundle } from '../frames/bundle.ts';
import type { PartnerPackage } from './package-tarball.ts';

const folderOf = (name: string): URL => new URL(`../../../partners/${name}/`, import.meta.url);
const embedSdk = folderOf('embed-sdk');

/** The packages that the service serves. */
export const partnerPackages: readonly PartnerPackage[] = [
  { folder: folderOf('client') },
  {
    folder: embedSdk,
    built: {
      'clinic-embed.global.js': () =>
        bundle(new URL('clinic-embed.js', embedSdk), { globalName: 'ClinicEmbed' }),
    },
  },
];
