/** The servers of a test run: one PostgreSQL, one Temporal, one mailbox for all files (global-setup.ts). */

export interface Servers {
  /** As the role of the API and the workers. */
  readonly databaseUrl: string;
  /** As the role that owns the schema, a superuser. */
  readonly ownerUrl: string;
  readonly temporalAddress: string;
  readonly smtpUrl: string;
  readonly mailboxUrl: string;
  /** The folder of the objects, one for all processes of the run. */
  readonly objectsDirectory: string;
  /** Where the bundle of the workspace is, once a file has asked for it (web-bundle.ts). */
  readonly webBundleDirectory: string;
  /** The workflows as one script, for `workflowBundle: { codePath }`. */
  readonly workflowBundlePath: string;
  /**
   * The program of the time-skipping test server.
   * @throws where it could not be obtained on this machine.
   */
  readonly testServerPath: string;
}

/** The variable in which the addresses come to the test files, as JSON. */
export const SERVERS_VARIABLE = 'TEST_SERVERS';

/** What that variable holds: a server that is missing fails the tests that need it, not all of them. */
export type ServersDocument = Omit<Servers, 'testServerPath' | 'workflowBundlePath'> & {
  readonly workflowBundle: { readonly path: string } | { readonly fault: string };
  readonly testServer: { readonly path: string } | { readonly fault: string };
};

const pathOf = (obtained: { readonly path: string } | { readonly fault: string }): string => {
  if ('fault' in obtained) throw new Error(obtained.fault);
  return obtained.path;
};

export const servers = (): Servers => {
  const text = process.env[SERVERS_VARIABLE];
  if (!text) throw new Error('The test servers are not running: start the tests with "npm test".');
  const { workflowBundle, testServer, ...addresses } = JSON.parse(text) as ServersDocument;
  return {
    ...addresses,
    get workflowBundlePath() {
      return pathOf(workflowBundle);
    },
    get testServerPath() {
      return pathOf(testServer);
    },
  };
};
