import Sequencer from '@jest/test-sequencer';

/** A bare machine knows no durations, and takes large files first: those in a browser are small, and take minutes. */
export default class BrowserFirst extends Sequencer {
  async sort(tests) {
    const inOrder = await super.sort(tests);
    const inBrowser = ({ path }) => /\/test\/web\/(?:workspace-|playroom|toys-)/.test(path);
    return [...inOrder.filter(inBrowser), ...inOrder.filter((one) => !inBrowser(one))];
  }
}
