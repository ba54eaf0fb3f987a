import { servers } from '../support/servers.ts';
test('probe', async () => { const s = servers(); console.log({ ...s, databaseUrl: '', ownerUrl: '' }); expect((await fetch(`${s.mailboxUrl}/email`)).status).toBe(200); });
