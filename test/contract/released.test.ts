import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { breaksOf, type Node } from './breaks.ts';
import { contractOf, type DocumentName, declaredBreaks, releasedContract, TIERS } from './released.ts';

/** The contract beside that of the last release: what was promised is kept, and what changed is told. */

const DOCUMENTS = Object.keys(TIERS) as DocumentName[];

const operationsIn = (contract: Node): Node[] =>
  Object.values(contract.paths as Node).flatMap((item) => Object.values(item));
const idsIn = (contract: Node, isShown: (operation: Node) => boolean = () => true): string[] =>
  operationsIn(contract)
    .filter(isShown)
    .map(({ operationId }) => String(operationId));

test('nothing of the last release is gone or narrower, unless released/declared-breaks.json says why', async () => {
  const found = await Promise.all(
    DOCUMENTS.map(async (name) => breaksOf(await releasedContract(name), contractOf(name))),
  );
  const declared = await declaredBreaks();
  expect([...new Set(found.flat())].sort()).toEqual(Object.keys(declared).sort());
  for (const why of Object.values(declared)) expect(why.length).toBeGreaterThan(20);
});

test('the guide on changes names every operation that was added, deprecated or broken since the last release', async () => {
  const guide = await readFile('docs/guides/changes.md', 'utf8');
  const next = guide.split('### Next\n')[1]?.split('\n### ')[0];
  expect(next).toBeDefined();
  const told = async (name: DocumentName): Promise<string[]> => {
    const [old, now] = [await releasedContract(name), contractOf(name)];
    const isDeprecated = ({ deprecated }: Node) => Boolean(deprecated);
    const before = { all: idsIn(old), deprecated: idsIn(old, isDeprecated) };
    return [
      ...idsIn(now).filter((id) => !before.all.includes(id)),
      ...idsIn(now, isDeprecated).filter((id) => !before.deprecated.includes(id)),
    ];
  };
  const changed = [
    // Frames call the embed tier, and are of the same release: their operations are no news for partners.
    ...(await told('openapi.json')),
    ...Object.keys(await declaredBreaks()).map((line) => line.split(/[ .:]/)[0] as string),
  ];
  expect(changed.filter((name) => !next?.includes(`\`${name}\``))).toEqual([]);
});

/** The contract of today, changed. */
const changed = (change: (contract: Node) => void, name: DocumentName = 'openapi.json') => {
  const contract = contractOf(name);
  const copy = structuredClone(contract) as Node;
  change(copy);
  return breaksOf(contract, copy);
};
const schemaIn = (contract: Node, name: string): Record<string, unknown> =>
  contract.components?.schemas?.[name] as unknown as Record<string, unknown>;
const operationIn = (contract: Node, id: string): Record<string, unknown> =>
  operationsIn(contract).find(({ operationId }) => String(operationId) === id) as never;
const fieldsOf = (contract: Node, name: string) =>
  schemaIn(contract, name).properties as Record<string, Record<string, unknown>>;

test.each<[string, (contract: Node) => void, string]>([
  [
    'an operation that is gone',
    ({ paths }) => {
      delete (paths as Record<string, unknown>)['/v1/partner/toolkits/{id}'];
    },
    'getToolkit is gone',
  ],
  [
    'another operation id',
    (contract) => {
      operationIn(contract, 'getToolkit').operationId = 'readToolkit';
    },
    'getToolkit is called readToolkit',
  ],
  [
    'one scope more',
    (contract) => {
      operationIn(contract, 'listClinics')['x-required-scopes'] = ['clinics:read', 'patients:read'];
    },
    'listClinics needs patients:read',
  ],
  [
    'a token that is no longer taken',
    (contract) => {
      operationIn(contract, 'listClinics').security = [];
    },
    'listClinics takes no organizationToken',
  ],
  [
    'a parameter that is gone',
    (contract) => {
      const operation = operationIn(contract, 'listPatients');
      operation.parameters = (operation.parameters as Node[]).filter(
        ({ name }) => String(name) !== 'updated_since',
      );
    },
    'listPatients takes no query updated_since',
  ],
  [
    'a field of an answer that is gone',
    (contract) => {
      delete fieldsOf(contract, 'ClinicView').timezone;
    },
    'ClinicView.timezone is gone',
  ],
  [
    'a field of an answer that is not always there any more',
    (contract) => {
      const view = schemaIn(contract, 'ClinicView');
      view.required = (view.required as string[]).filter((name) => name !== 'timezone');
    },
    'ClinicView.timezone is not always there',
  ],
  [
    'a field of an answer that may be null now',
    (contract) => {
      Object.assign(fieldsOf(contract, 'ClinicView').name as object, { type: ['string', 'null'] });
    },
    'ClinicView.name: type is string,null, was string',
  ],
  [
    'a field that may be sent no longer',
    (contract) => {
      delete fieldsOf(contract, 'ClinicDraft').external_id;
    },
    'ClinicDraft.external_id is gone',
  ],
  [
    'a field that must be sent now',
    (contract) => {
      const draft = schemaIn(contract, 'ClinicDraft');
      draft.required = [...(draft.required as string[]), 'timezone'];
    },
    'ClinicDraft.timezone is required',
  ],
  [
    'a shorter length',
    (contract) => {
      Object.assign(fieldsOf(contract, 'ClinicDraft').name as object, { maxLength: 10 });
    },
    'ClinicDraft.name: maxLength is 10, was 200',
  ],
  [
    'a value that is refused now',
    (contract) => {
      Object.assign(fieldsOf(contract, 'PractitionerDraft').role as object, { enum: ['member'] });
    },
    'PractitionerDraft.role: "owner" is refused',
  ],
  [
    'a header that is gone',
    (contract) => {
      const { responses } = operationIn(contract, 'createClinic') as { responses: Record<string, Node> };
      delete (responses[201]?.headers as Record<string, unknown> | undefined)?.Location;
    },
    'createClinic 201 has no header Location',
  ],
  [
    'an event that is sent no longer',
    ({ webhooks }) => {
      delete (webhooks as Record<string, unknown>)['clinic.created'];
    },
    'webhook clinic.created is gone',
  ],
  [
    'what a problem says no longer',
    (contract) => {
      delete fieldsOf(contract, 'ClinicNotEmptyProblem').patient_count;
    },
    'ClinicNotEmptyProblem.patient_count is gone',
  ],
])('%s breaks programs, and is found', (_, change, line) => {
  expect(changed(change)).toContain(line);
});

test('additions break nothing: operations, fields, values, problems, events, wider bounds', () => {
  const breaks = changed((contract) => {
    (contract.paths as Record<string, unknown>)['/v1/partner/new'] = {
      get: { operationId: 'getNew', responses: {} },
    };
    (contract.webhooks as Record<string, unknown>)['clinic.moved'] = { post: {} };
    fieldsOf(contract, 'ClinicView').added = { type: 'string' };
    fieldsOf(contract, 'ClinicDraft').added = { type: 'string' };
    Object.assign(fieldsOf(contract, 'ClinicDraft').name as object, { maxLength: 1_000 });
    Object.assign(fieldsOf(contract, 'PractitionerDraft').role as object, {
      enum: ['owner', 'admin', 'member', 'guest'],
    });
    (fieldsOf(contract, 'AppointmentView').status as Record<string, unknown>)['x-extensible-enum'] = ['new'];
    (schemaIn(contract, 'ConflictError').anyOf as object[]).unshift({ type: 'object' });
  });
  expect(breaks).toEqual([]);
});

test('a deprecated operation may go once the day has come that its last contract told, and not before', () => {
  const without = (sunset: string) => {
    const list = endpoints.map(
      (one): Endpoint =>
        one.id === 'getToolkit' ? { ...one, deprecation: { since: '2026-01-01', sunset } } : one,
    );
    const now = contractOf(
      'openapi.json',
      endpoints.filter(({ id }) => id !== 'getToolkit'),
    );
    return breaksOf(contractOf('openapi.json', list), now);
  };
  expect(without('2026-06-01')).toEqual([]);
  expect(without('2999-06-01')).toEqual(['getToolkit is gone']);
});
