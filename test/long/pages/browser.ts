import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The first has no windows: it takes a quarter less of the processors. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * What the browser does without. The suggestions below its address field are pages of their own, which every new window
 * loads: two thirds of the time in which a window opens. The last list counts, so that Playwright's own is in it.
 */
const WITHOUT = [
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['AimEnabled', 'ThirdPartyStoragePartitioning'],
];

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** WebGL by the processor, on a machine without a graphics card. */
export const SOFTWARE_WEBGL = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
] as const;

/** A Chromium that is installed already: nothing is downloaded. @returns how to start it, with further flags. */
export const findBrowser = async (
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ launch(...flags: readonly string[]): Promise<Browser> } | { readonly missing: string }> => {
  const folders = (environment.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(environment.CHROMIUM_PATH ? [environment.CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
  for (const executablePath of candidates)
    if (await isProgram(executablePath))
      return {
        launch: (...flags) =>
          chromium.launch({
            executablePath,
            args: ['--no-sandbox', `--disable-features=${WITHOUT.join()}`, ...flags],
          }),
      };
  return {
    missing: `A browser is missing: none of ${NAMES.join(', ')} is on the PATH. Install Chromium, or name it by CHROMIUM_PATH.`,
  };
};
