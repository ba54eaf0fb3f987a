import { handOver, notesOf } from '../../../activities/mail/hand-over.ts';
import { createMailer } from '../../../activities/mail/mailer.ts';
import { ledgerPool, scopedPool } from '../../../platform/database/pools.ts';
import { scopedBy } from '../../../platform/database/scoped.ts';

/** Hands over what is asked for on the command line as fast as it can, until it is killed or has done it. */

const [organizationId = '', first = '', last = '', lanes = ''] = process.argv.slice(2);
const settings = { url: process.env.DATABASE_URL as string, application: 'sender' };
const database = scopedBy(scopedPool(settings, Number(lanes)), ledgerPool(settings, 1));
const mailer = createMailer({
  SMTP_URL: process.env.SMTP_URL as string,
  MAIL_FROM: 'Clinic Service <no-reply@clinic-service.invalid>',
});

let next = Number(first);
const work = async (): Promise<void> => {
  while (next <= Number(last)) {
    const number = next++;
    const mail = {
      messageId: `${number}.killed@clinic.example`,
      to: 'noa@home.example',
      subject: 'Appointment confirmed',
      text: 'Your appointment is confirmed.\n'.repeat(20),
      html: '<p>Your appointment is confirmed.</p>'.repeat(20),
    };
    const outcome = await handOver(mailer, mail, notesOf(database, organizationId, mail));
    process.send?.({ number, outcome });
  }
};
process.send?.('ready');
await Promise.all(Array.from({ length: Number(lanes) }, work));
process.exit(0);
