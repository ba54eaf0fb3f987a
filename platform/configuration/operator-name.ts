import { userInfo } from 'node:os';
import type { Config } from './config.ts';

/** The operator's name in the audit log: `OPERATOR_NAME`, else the operating system's account (decisions 2.5). */
export const operatorName = ({ OPERATOR_NAME }: Pick<Config, 'OPERATOR_NAME'>): string => {
  if (OPERATOR_NAME) return OPERATOR_NAME;
  try {
    return userInfo().username;
  } catch {
    // In a container the account may have no name.
    return `uid ${process.getuid?.()}`;
  }
};
