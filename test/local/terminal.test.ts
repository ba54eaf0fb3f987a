import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { announcement, guideVariables, runningDocument } from '../../local/announcement.ts';
import { readLines, shortLine } from '../../local/terminal.ts';

/** What somebody sees who has just started the service. */

const shown = (entry: object): string | undefined => {
  const line = shortLine(JSON.stringify({ level: 30, time: 1_795_686_840_977, name: 'api', ...entry }));
  return line === undefined ? undefined : stripVTControlCharacters(line).replace(/^\d\d:\d\d:\d\d {2}/, '');
};

describe('below the announcement', () => {
  test('a request is one short line, without its ids', () => {
    const request = { msg: 'request', request_id: 'r', organization_id: 'o', operation: 'createAppointment' };
    expect(shown({ ...request, method: 'POST', status: 201, milliseconds: 31.4 })).toBe(
      'POST      createAppointment           201        31 ms',
    );
    expect(
      shown({ ...request, method: 'POST', status: 409, problem: 'appointment-conflict', milliseconds: 12 }),
    ).toMatch(/409 .*12 ms {2}appointment-conflict$/);
    expect(shown({ ...request, method: 'POST', status: 201, replayed: true, milliseconds: 3 })).toMatch(
      /replayed$/,
    );
  });

  test('a workflow is one short line with its id, and upkeep is none', () => {
    const workflow = { msg: 'workflow', workflowType: 'syncAppointment', milliseconds: 12_300 };
    expect(shown({ ...workflow, workflowId: 'appointment/7' })).toBe(
      'workflow  syncAppointment             done      12.3 s  appointment/7',
    );
    expect(shown({ ...workflow, workflowId: 'export/7', failed: true })).toMatch(/failed/);
    expect(shown({ ...workflow, workflowId: 'maintenance/audit-checkpoint' })).toBeUndefined();
  });

  test('a warning is told, other log lines are not', () => {
    expect(shown({ level: 40, msg: 'Temporal can not be worked with yet' })).toMatch(/Temporal can not/);
    expect(shown({ msg: 'token exchange' })).toBeUndefined();
    expect(shortLine('{ not a log line')).toBeUndefined();
    expect(shortLine('a line of another program')).toBeUndefined();
  });
});

test('lines are short at a terminal, none elsewhere or with --quiet, and as they are with --json', () => {
  expect(readLines([], true)).toBe('short');
  expect(readLines([], false)).toBe('none');
  expect(readLines(['--quiet'], true)).toBe('none');
  expect(readLines(['--json'], false)).toBe('json');
  expect(() => readLines(['--verbose'], true)).toThrow('--verbose');
});

const addresses = {
  base_url: 'http://127.0.0.1:8080',
  auth_url: 'http://127.0.0.1:8081',
  admin_url: 'http://127.0.0.1:8082',
  database_url: 'postgres://',
  temporal_address: '127.0.0.1:7233',
  temporal_namespace: 'default',
  temporal_ui_url: 'http://127.0.0.1:8233',
  mailbox_url: 'http://127.0.0.1:1080',
  demo_url: 'http://127.0.0.1:8090/demo',
};
const demo = {
  client_id: 'client_1',
  client_secret: 'secret',
  audience: 'audience',
  organization_id: 'organization',
  clinic_id: 'clinic',
  practitioner_id: 'practitioner',
  patient_id: 'patient',
};

test('the announcement names the demo portal first, then addresses, credentials and three requests', () => {
  const lines = announcement(addresses, demo, '/data').split('\n');
  expect(lines.find((line) => line.includes('http'))?.trim()).toBe(addresses.demo_url);
  const places = ['/guides', 'client_secret', 'TOKEN=$(curl', 'curl -sS -i'].map((part) =>
    lines.findIndex((line) => line.includes(part)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(lines.filter((line) => line.includes('curl -sS'))).toHaveLength(3);
});

test('the variables of the guides are those of the demo organization, whatever is in them', async () => {
  const script = `${guideVariables(addresses, { ...demo, client_secret: "a'b $c" })}printf '%s|' "$BASE_URL" "$CLIENT_SECRET" "$PRACTITIONER_ID"`;
  const { stdout } = await promisify(execFile)('bash', ['-euc', script]);
  expect(stdout).toBe(`${addresses.base_url}|a'b $c|practitioner|`);
});

test('running.json has what it always had, and the address of the demo portal', () => {
  expect(runningDocument(addresses, demo)).toEqual({ ...addresses, demo });
});
