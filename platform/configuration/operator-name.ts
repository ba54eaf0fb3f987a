import { userInfo } from 'node:os';
import type { Config } from './config.ts';

/** For the audit: `OPERATOR_NAME`, else the account of the operating system (decisions 2.5). */
export const operatorName = ({ OPERATOR_NAME }: Pick<Config, 'OPERATOR_NAME'>): string => {
  if (OPERATOR_NAME) return OPERATOR_NAME;
  try {
    return userInfo().username;
  } catch {
    // In a container the account may have no name.
    return `uid ${process.getuid?.()}`;
  }
};
