import { isIP } from 'node:net';
import { FEATURES } from '../../domain/access/features.ts';
import { isScope, SCOPES, type Scope, splitScope } from '../../domain/access/scopes.ts';
import { formats } from '../../domain/declarations/formats.ts';
import { tidyText } from '../../domain/declarations/text.ts';
import { normaliseAddress } from '../../platform/network/client-address.ts';
import { wrongUsage } from '../../platform/refusal.ts';

/** Reads the values of options. Every error is a wrong usage with one sentence. */

const hasForm = (form: 'line' | 'email' | 'country', text: string): boolean =>
  (formats[form] as (text: string) => boolean)(text);

export const requireText = (value: unknown, option: string): string => {
  if (typeof value !== 'string' || value === '') throw wrongUsage(`${option} is missing.`);
  return value;
};

export const readName = (value: unknown): string => {
  const name = tidyText(requireText(value, '--name'));
  if (name === '' || [...name].length > 200 || !hasForm('line', name))
    throw wrongUsage('--name must be one line of 1 to 200 characters.');
  return name;
};

export const readEmail = (value: unknown): string => {
  const email = requireText(value, '--contact-email').trim();
  if (email.length > 254 || !hasForm('email', email))
    throw wrongUsage('--contact-email must be an e-mail address.');
  return email;
};

/** Absent: undefined. The database stores limits as 32-bit integers. */
export const readLimit = (value: unknown, option: string, most = 1_000_000_000): number | undefined => {
  if (value === undefined) return undefined;
  const limit = Number(value);
  if (!/^\d+$/.test(String(value)) || limit < 1 || limit > most)
    throw wrongUsage(`${option} must be a whole number from 1 to ${most}.`);
  return limit;
};

/** For example `2026-11`. Absent: the current month in UTC. */
export const readMonth = (value: unknown, option: string): string => {
  const month = value ?? new Date().toISOString().slice(0, 7);
  if (typeof month !== 'string' || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw wrongUsage(`${option} must be a month, such as 2026-11.`);
  return month;
};

/** In the order of the specification, whatever the order of the input. */
export const readScopes = (value: unknown): Scope[] => {
  const given = splitScope(requireText(value, '--scopes').replaceAll(',', ' '));
  const unknown = given.find((scope) => !isScope(scope));
  if (unknown !== undefined)
    throw wrongUsage(`"${unknown}" is no scope. The scopes are: ${SCOPES.join(' ')}`);
  if (given.length === 0) throw wrongUsage('--scopes is empty.');
  return SCOPES.filter((scope) => given.includes(scope));
};

/** A range or a single address, IPv4 or IPv6. PostgreSQL checks for bits after the prefix. */
export const readRange = (text: string): string => {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  const longest = family === 6 ? 128 : 32;
  const bits = prefix ?? String(longest);
  const wellFormed = family !== 0 && !address.includes('%') && rest.length === 0 && /^\d{1,3}$/.test(bits);
  if (!wellFormed || Number(bits) > longest)
    throw wrongUsage(`"${text}" is no CIDR range, such as 192.0.2.0/24 or 2001:db8::/32.`);
  // IPv4-mapped addresses in any spelling are refused, because callers' addresses are compared as IPv4.
  if (family === 6 && isIP(normaliseAddress(address) ?? '') === 4)
    throw wrongUsage(`"${text}": write an IPv4-mapped range as an IPv4 range.`);
  return `${address}/${Number(bits)}`;
};

export type FeatureSetting = boolean | readonly string[];

/** `games=off storybook_generation=DE,FR worksheet_generation=on` (decisions 2.6). */
export const readFeatures = (assignments: readonly string[]): Record<string, FeatureSetting> => {
  if (assignments.length === 0)
    throw wrongUsage('Which features? For example games=off storybook_generation=DE,FR');
  const settings: Record<string, FeatureSetting> = {};
  for (const assignment of assignments) {
    const [name = '', value = '', ...rest] = assignment.split('=');
    if (!(FEATURES as readonly string[]).includes(name))
      throw wrongUsage(`"${name}" is no feature. The features are: ${FEATURES.join(' ')}`);
    if (Object.hasOwn(settings, name)) throw wrongUsage(`${name} is given twice.`);
    const countries = value.split(',').map((country) => country.trim().toUpperCase());
    if (value === 'on' || value === 'off') settings[name] = value === 'on';
    else if (rest.length === 0 && countries.every((country) => hasForm('country', country)))
      settings[name] = [...new Set(countries)].sort();
    else throw wrongUsage(`${name} must be on, off, or countries such as DE,FR.`);
  }
  return settings;
};
