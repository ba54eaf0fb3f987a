import { expect, test } from '@jest/globals';
import { type AuditEntry, auditGenesis, auditHash, auditLeaf } from '../../platform/audit/audit.ts';

const entry: AuditEntry = {
  organization_id: '00000000-0000-0000-0000-00000000000a',
  request_id: '00000000-0000-0000-0000-00000000000b',
  replayed_request_id: null,
  actor_kind: 'organization',
  client_id: 'client',
  practitioner_id: null,
  action: 'getClinic',
  route: '/v1/partner/clinics/{id}',
  method: 'GET',
  status: 200,
  problem: null,
  resource_id: null,
  workflow_id: null,
};

test('the leaf changes with every field and with the environment', () => {
  const changed = Object.keys(entry).map((field) =>
    auditLeaf('development', { ...entry, [field]: 'other' } as AuditEntry),
  );
  const leaves = [
    auditLeaf('development', { ...entry, operator: 'ida' }),
    auditLeaf('development', { ...entry, operator: 'ina' }),
    auditLeaf('development', entry),
    auditLeaf('production', entry),
    ...changed,
  ];
  expect(new Set(leaves.map((leaf) => leaf.toString('hex'))).size).toBe(leaves.length);
});

test('null, an empty text, and a text that moved to the next field give different leaves', () => {
  const leaves = [
    auditLeaf('development', { ...entry, operator: 'ida' }),
    auditLeaf('development', { ...entry, operator: 'ina' }),

    auditLeaf('development', { ...entry, problem: null }),
    auditLeaf('development', { ...entry, problem: '' }),
    auditLeaf('development', { ...entry, action: 'getClini', route: 'c/v1/partner/clinics/{id}' }),
    auditLeaf('developmen', { ...entry, organization_id: `t${entry.organization_id}` }),
  ];
  expect(new Set(leaves.map((leaf) => leaf.toString('hex'))).size).toBe(leaves.length);
});

test('the chain of each organization, and of each environment, begins with a hash of its own', () => {
  const beginnings = [
    auditGenesis('development', 'a'),
    auditGenesis('development', 'b'),
    auditGenesis('production', 'a'),
  ];
  expect(new Set(beginnings.map((hash) => hash.toString('hex'))).size).toBe(3);
});

test('the hash changes with predecessor, sequence, time and leaf', () => {
  const [zero, one] = [Buffer.alloc(32), Buffer.alloc(32, 1)];
  const hashes = [
    auditHash(zero, 1n, new Date(0), zero),
    auditHash(one, 1n, new Date(0), zero),
    auditHash(zero, 2n, new Date(0), zero),
    auditHash(zero, 1n, new Date(1), zero),
    auditHash(zero, 1n, new Date(0), one),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(5);
});
