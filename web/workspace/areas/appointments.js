import { asked, isSure } from '../confirming.js';
import { action, all, ask, call, can, emit, h, notice } from '../frame.js';
import { drawnAnew } from '../unavailable.js';
import { calendarConnection } from './calendar-connection.js';
import { clientsById, nameOf, whose } from './clients.js';
import { field, folded } from './fields.js';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const hour = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const DAY = 86_400_000;

/** Times are shown, and booked, by the device's zone. Whoever is elsewhere than the clinic is told so. */
const whoseTimes = (clinics) => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date();
  const clock = (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  try {
    if (clock(clinics) === clock(here)) return undefined;
  } catch {
    // Newer than this browser.
  }
  return h('p.quiet', {}, `Times are those of this device (${here}). The clinic’s are those of ${clinics}.`);
};

/** As `datetime-local` fields have it. */
const local = (moment) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const bookingForm = (clients, { session }, done) => {
  const who = h(
    'select',
    { id: 'who', name: 'partner_patient_id', required: true },
    [...clients.values()].map((client) => h('option', { value: client.id }, nameOf(client))),
  );
  const soon = new Date(Math.ceil((Date.now() + DAY) / 3_600_000) * 3_600_000);
  const when = h('input', {
    id: 'when',
    name: 'start_at',
    type: 'datetime-local',
    required: true,
    value: local(soon),
  });
  const minutes = h('input', {
    id: 'minutes',
    name: 'end_at',
    type: 'number',
    min: '5',
    max: '1440',
    value: '50',
    required: true,
  });
  const kind = h(
    'select',
    { id: 'kind' },
    h('option', { value: 'virtual' }, 'Video'),
    h('option', { value: 'in_person' }, 'In person'),
  );
  const tell = h('input', { id: 'tell', name: 'notify_patient', type: 'checkbox' });
  const book = action('Book', async () => {
    const start = new Date(when.value);
    const booked = await call('POST', 'appointments', {
      partner_clinic_id: session.practitioner.partner_clinic_id,
      partner_practitioner_id: session.practitioner.id,
      partner_patient_id: who.value,
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + Number(minutes.value) * 60_000).toISOString(),
      session_type: kind.value,
      notify_patient: tell.checked,
    });
    emit('appointment.created', { partnerAppointmentId: booked.id });
    notice('Booked.');
    await done();
  });
  return folded(
    'Book a session',
    [
      field('Client', who),
      field('When', when),
      field('Minutes', minutes),
      field('Where', kind),
      h('p', {}, h('label.option', {}, tell, ' E-mail the client a confirmation, and later changes')),
    ],
    book,
  );
};

/** @returns whether the browser let it: unlike `noopener`, which never says. */
const openTab = (address) => {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return Boolean(tab);
};
const launch = async (appointment) => {
  const { clinician_video_url, launch_attempt_id, video_provider } = await call(
    'POST',
    `appointments/${appointment.id}/launch`,
  );
  emit('session.launch_requested', {
    partnerAppointmentId: appointment.id,
    launchAttemptId: launch_attempt_id,
  });
  if (!clinician_video_url)
    return notice(
      video_provider === 'None'
        ? 'This session runs in your own call.'
        : 'This session cannot be opened any more.',
    );
  if (openTab(clinician_video_url)) return;
  // The answer came too long after the press for this browser: a press of its own opens it.
  const isWanted = await isSure('Your browser held the session’s window back.', 'Open it now', 'Not now');
  if (isWanted && !openTab(clinician_video_url))
    notice('Please allow this page to open windows, and try again.');
};

const actionsFor = (appointment, reopen) => {
  if (appointment.status !== 'scheduled') return undefined;
  const path = `appointments/${appointment.id}`;
  let asShown;
  /** What is pressed is meant of the session as it is shown: a day later than that, and not than wherever it is by now. */
  const holdAsShown = async () => {
    const response = await ask('GET', path);
    const { data } = await response.json();
    if (data.updated_at === appointment.updated_at) asShown = { 'If-Match': response.headers.get('ETag') };
    return asShown;
  };
  const tellChanged = () => {
    notice('This session was changed elsewhere meanwhile. This is how it is now.');
    return reopen();
  };
  const change = async (body, event, words) => {
    if (!(asShown ?? (await holdAsShown()))) return tellChanged();
    try {
      await call('PATCH', path, body, asShown);
    } catch (error) {
      if (error.status !== 412) throw error;
      return tellChanged();
    }
    emit(event, { partnerAppointmentId: appointment.id });
    notice(words);
    await reopen();
  };
  /** At the same time of day, also where the clocks are changed in between. */
  const later = (days) => {
    const start = new Date(appointment.start_at);
    start.setDate(start.getDate() + days);
    const length = Date.parse(appointment.end_at) - Date.parse(appointment.start_at);
    return { start_at: start.toISOString(), end_at: new Date(start.getTime() + length).toISOString() };
  };
  return h(
    'p.row',
    {},
    can('session:launch') && action('Open session', () => launch(appointment)),
    can('appointment:write') && [
      action('A day later', () => change(later(1), 'appointment.updated', 'Moved.'), { class: 'plain' }),
      action('A week later', () => change(later(7), 'appointment.updated', 'Moved.'), {
        class: 'plain',
      }),
      asked(
        'Cancel',
        'Cancel this session? You and the client are told by e-mail.',
        'Cancel the session',
        () => change({ status: 'cancelled' }, 'appointment.cancelled', 'Cancelled.'),
      ),
    ],
  );
};

/** By their dates in words. What the language has for this is newer than the tablets of many a clinic. */
const byDay = (appointments) => {
  const days = new Map();
  for (const one of appointments) {
    const date = day.format(new Date(one.start_at));
    days.set(date, [...(days.get(date) ?? []), one]);
  }
  return days;
};

export const openAppointments = async (main, at) => {
  const since = new Date(Date.now() - DAY).toISOString();
  const [appointments, clients] = await Promise.all([
    all(`appointments?start_at_from=${encodeURIComponent(since)}`),
    clientsById(at),
  ]);
  const reopen = drawnAnew(main, 'Calendar', () => openAppointments(main, at));
  const days = byDay(appointments);
  main.replaceChildren(
    h('h1', {}, 'Calendar'),
    ...[
      whoseTimes(at.session.practitioner.timezone),
      can('appointment:write') && clients.size > 0 && bookingForm(clients, at, reopen),
      appointments.length === 0 && h('p', {}, 'Nothing is booked from today on.'),
      [...days].map(([date, entries]) => [
        h('h2', {}, date),
        h(
          'ul.list',
          {},
          entries.map((one) =>
            h(
              'li.entry',
              {},
              h(
                'span',
                {},
                h(
                  'strong',
                  {},
                  `${hour.format(new Date(one.start_at))} – ${hour.format(new Date(one.end_at))}`,
                ),
                ` ${whose(clients, one)} · ${one.session_type === 'virtual' ? 'Video' : 'In person'}`,
                one.status !== 'scheduled' && ` · ${one.status.replace('_', ' ')}`,
              ),
              actionsFor(one, reopen),
            ),
          ),
        ),
      ]),
      calendarConnection(),
    ]
      .flat(9)
      .filter(Boolean),
  );
};
