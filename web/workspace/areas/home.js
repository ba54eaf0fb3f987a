import { action, call, h, notice } from '../frame.js';

/** What changes with direct logins, and the press that asks for them; an e-mail to the owner confirms it. */
const openUpgrade = (main, at) => {
  const { session, reopen } = at;
  const upgrade = action('Send me the confirmation e-mail', async () => {
    // Somebody else may have been quicker, or the offer has ended: the session says which.
    const refused = await call('POST', 'clinic-upgrade').then(
      () => undefined,
      (error) => error,
    );
    const { upgrade_offered } = await call('GET', 'session');
    if (refused && (upgrade_offered || refused.status !== 404)) throw refused;
    session.upgrade_offered = upgrade_offered;
    notice(
      refused
        ? 'This is not offered any more.'
        : 'We have sent you an e-mail. Nothing changes until you open the link in it and confirm, within 72 hours.',
    );
    reopen();
  });
  main.replaceChildren(
    h('h1', {}, 'Logins of your own'),
    h(
      'p.lead',
      {},
      `${session.practitioner.clinic_name} can have direct logins, in addition to the way you came here.`,
    ),
    h(
      'ul',
      {},
      h('li', {}, 'You receive an e-mail with a link first. Nothing changes until you confirm there.'),
      h(
        'li',
        {},
        'Every active practitioner of the clinic receives an e-mail with a link to set a password.',
      ),
      h('li', {}, 'With it, each of you can sign in directly, and sees the same as here.'),
      h('li', {}, 'Practitioners who join later are invited in the same way.'),
      h('li', {}, 'This cannot be taken back here.'),
    ),
    h('p.row', {}, upgrade, h('button.plain', { type: 'button', onclick: reopen }, 'Not now')),
  );
  main.focus({ preventScroll: true });
};

/** @param tiles the other areas: their keys and titles. */
export const openHome = (main, at) => {
  const { session, tiles, go } = at;
  const { practitioner, branding, upgrade_offered } = session;
  const reopen = () => {
    openHome(main, at);
    main.focus({ preventScroll: true });
  };
  main.replaceChildren(
    h('h1', {}, `Welcome, ${practitioner.first_name}`),
    h('p.lead', {}, branding?.display_name ?? practitioner.clinic_name),
    ...[
      upgrade_offered &&
        h(
          'section.card',
          { 'aria-labelledby': 'upgrade' },
          h('h2', { id: 'upgrade' }, 'Sign in directly'),
          h('p', {}, 'Your clinic can have logins of its own, with a password for each practitioner.'),
          h(
            'p.row',
            {},
            h('button', { type: 'button', onclick: () => openUpgrade(main, { session, reopen }) }, 'See how'),
          ),
        ),
      tiles.length === 0 && h('p', {}, 'No other area is open to you here.'),
    ].filter(Boolean),
    h(
      'ul.tiles',
      {},
      tiles.map(([area, title]) =>
        h('li', {}, h('button.tile', { type: 'button', onclick: () => go(area) }, title)),
      ),
    ),
  );
};
