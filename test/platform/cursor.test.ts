import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CursorScope, decodeCursor, encodeCursor } from '../../domain/declarations/cursor.ts';
import { createSecrets } from '../../platform/secrets.ts';

const secretsOf = (pepper: number) =>
  createSecrets({
    SECRET_KEYRING: `k1:${Buffer.alloc(32, 1).toString('base64url')}`,
    SECRET_PEPPER: Buffer.alloc(32, pepper).toString('base64url'),
  });
const secrets = secretsOf(2);
const scope: CursorScope = {
  list: 'listClinics',
  organization_id: 'a',
  practitioner_id: null,
  filters: { limit: 1, status: 'active' },
};
const position = { value: '2026-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000001' };

test('every position is decoded as it was encoded', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (value, id) => {
      expect(decodeCursor(secrets, scope, encodeCursor(secrets, scope, { value, id }))).toEqual({
        value,
        id,
      });
    }),
  );
});

test('a cursor with any character changed, added or removed is invalid', () => {
  const cursor = encodeCursor(secrets, scope, position);
  for (let at = 0; at < cursor.length; at += 1) {
    const other = cursor[at] === 'A' ? 'B' : 'A';
    expect(decodeCursor(secrets, scope, cursor.slice(0, at) + other + cursor.slice(at + 1))).toBeUndefined();
    expect(decodeCursor(secrets, scope, cursor.slice(0, at))).toBeUndefined();
  }
  for (const more of ['A', '=', ' ', '\n', '%3D'])
    expect(decodeCursor(secrets, scope, cursor + more)).toBeUndefined();
});

test('no invented text is a valid cursor', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => decodeCursor(secrets, scope, text) === undefined),
  );
});

test('a cursor is bound to each part of its scope, and to the key', () => {
  const cursor = encodeCursor(secrets, scope, position);
  const others: CursorScope[] = [
    { ...scope, list: 'listPatients' },
    { ...scope, organization_id: 'b' },
    { ...scope, practitioner_id: 'a' },
    { ...scope, filters: {} },
    { ...scope, filters: { ...scope.filters, status: 'disabled' } },
  ];
  for (const other of others) expect(decodeCursor(secrets, other, cursor)).toBeUndefined();
  expect(decodeCursor(secretsOf(3), scope, cursor)).toBeUndefined();
  expect(decodeCursor(secrets, { ...scope, filters: { status: 'active', limit: 1 } }, cursor)).toEqual(
    position,
  );
});
