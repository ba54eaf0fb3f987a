import nodemailer from 'nodemailer';
import { startMailbox } from './mailbox.ts';
import { rmSync } from 'node:fs';
rmSync('/tmp/mt', { recursive: true, force: true });
let box = await startMailbox({ smtpPort: 0, webPort: 0, directory: '/tmp/mt', refusalsByHttp: true });
const t = nodemailer.createTransport(box.smtpUrl);
await t.sendMail({ from: 'Clinic <a@b.invalid>', to: 'Pat <pat@x.invalid>, q@x.invalid', bcc: 'hidden@x.invalid', subject: 'Grüße <b>', text: 'hello', html: '<p>hi <img src="cid:pic1"></p><script>1</script>',
  alternatives: [{ contentType: 'text/calendar; charset=utf-8; method=REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' }],
  attachments: [{ filename: 'x.png', cid: 'pic1', content: Buffer.from([1, 2, 3]) }, { filename: 'invite.ics', contentType: 'application/ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }] });
await t.sendMail({ from: 'a@b.invalid', to: 'r@x.invalid', subject: 'ical', text: 'x', icalEvent: { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } });
const list = await (await fetch(`${box.url}/email`)).json() as any[];
console.log(JSON.stringify(list, null, 1));
console.log((await (await fetch(`${box.url}/email/${list[0].id}/download`)).text()).slice(0, 200));
for (const p of ['/', `/message/${list[0].id}`, `/message/${list[0].id}/html`, `/email/${list[0].id}/attachment/calendar.ics`, '/email/zzz', '/%zz']) { const r = await fetch(box.url + p); console.log(p, r.status, r.headers.get('content-security-policy'), (await r.text()).slice(0, 300)); }
const tryRefused = async (r: object) => { await fetch(`${box.url}/refusals`, { method: 'POST', body: JSON.stringify(r) }); const n = box.messages().length; const e = await t.sendMail({ from: 'a@b.invalid', to: 'r@x.invalid', text: 'x' }).then(() => 'sent', (e) => e.responseCode); console.log(r, e, box.messages().length - n); };
await tryRefused({ stage: 'recipient', code: 550 }); await tryRefused({}); await tryRefused({ stage: 'accepted' }); await tryRefused({ address: 'other@x.invalid' });
console.time('200'); for (let i = 0; i < 200; i++) await t.sendMail({ from: 'a@b.invalid', to: 'r@x.invalid', text: String(i) }); console.timeEnd('200');
const before = box.messages(); console.time('stop'); await box.stop(); console.timeEnd('stop');
box = await startMailbox({ smtpPort: 0, webPort: 0, directory: '/tmp/mt' });
console.log('again', JSON.stringify(box.messages()) === JSON.stringify(before), box.messages().length, before.length);
console.log(await (await fetch(`${box.url}/email?to=pat@x.invalid`)).json().then((l: any) => l.length), await (await fetch(`${box.url}/email/all`, { method: 'DELETE', headers: { origin: 'http://evil' } })).status, (await fetch(`${box.url}/email/all`, { method: 'DELETE' })).status, box.messages().length);
await box.stop(); t.close();
