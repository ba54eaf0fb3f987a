// What is changed as it was read: what was saved elsewhere meanwhile is not written over unseen.
import { ask, notice } from '../frame.js';

/**
 * @param read the answer by which it was read, or saved last.
 * @param words what is said where it is another by now (412).
 * @returns the answer; nothing where it was not saved.
 */
export const saveAsRead = async (path, change, read, words) => {
  try {
    return await ask('PATCH', path, change, { 'If-Match': read.headers.get('ETag') });
  } catch (error) {
    if (error.status !== 412) throw error;
    notice(words);
  }
};
