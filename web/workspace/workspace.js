// The framed workspace: Home, and the areas that the token opens and the organization has switched on.
import { openAppointments } from './areas/appointments.js';
import { openContent } from './areas/books.js';
import { openClient, openClients } from './areas/clients.js';
import { openCommunity } from './areas/community.js';
import { openForms } from './areas/forms.js';
import { openHome } from './areas/home.js';
import { openNotes } from './areas/notes.js';
import { openRooms } from './areas/rooms.js';
import { holdsWriting, mayLeave } from './confirming.js';
import { call, can, claims, data, emit, h, onToken, show } from './frame.js';
import { own } from './own-tokens.js';
import { begin, unavailable } from './unavailable.js';

const AREAS = {
  home: ['Home', []],
  clients: ['Clients', ['client:read'], openClients, openClient],
  'clinical-notes': ['Notes', ['note:read'], openNotes],
  appointments: ['Calendar', ['appointment:read'], openAppointments],
  forms: ['Forms', ['form:read'], openForms],
  storybooks: ['Storybooks', ['storybook:read'], openContent('storybooks')],
  worksheets: ['Worksheets', ['worksheet:read'], openContent('worksheets')],
  playrooms: ['Rooms', ['playroom:read'], openRooms],
  community: ['Community', ['community:read'], openCommunity],
};

let session;
const denied = new Set();
const place = () => h('main', { id: 'area', tabindex: -1 });
let shown = place();
const nav = h('nav', { 'aria-label': 'Areas' });

/** The other areas that are open, with their titles. */
const tiles = () => session.areas.filter((area) => area !== 'home').map((area) => [area, AREAS[area][0]]);

/** On the service's own page, going back and forth and reloading are the browser's. */
const remember = (area, id) => {
  const path = `/workspace/${area}${id ? `/${id}` : ''}`;
  if (own && location.pathname !== path) history.pushState({ area, id }, '', path);
};

/** @param id of one record, or of the patient whom an area is opened for. */
export const go = async (area, id) => {
  if (!(await mayLeave(shown))) return;
  remember(area, id);
  await open(area, id);
};
if (own)
  addEventListener('popstate', async ({ state }) => {
    if (!state) return;
    if (await mayLeave(shown)) return open(state.area, state.id);
    remember(...here);
  });
// Of a page that is left altogether the browser asks in its own words.
addEventListener('beforeunload', (event) => holdsWriting(shown) && event.preventDefault());

let here = ['home'];
const markHere = () => {
  for (const button of nav.children)
    if (button.dataset.area === here[0]) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
};
const drawNav = () => {
  const focused = nav.contains(document.activeElement) && document.activeElement.dataset.area;
  nav.replaceChildren(
    ...session.areas.map((area) =>
      h('button.plain', { type: 'button', 'data-area': area, onclick: () => go(area) }, AREAS[area][0]),
    ),
  );
  markHere();
  if (focused) nav.querySelector(`[data-area="${focused}"]`)?.focus();
};
const isOpen = (area) => AREAS[area][1].every(can) && session.areas.includes(area);

/** Whether what is shown could not be drawn because the token had expired. */
let lacksToken = false;
const open = async (area, id) => {
  here = [area, id];
  lacksToken = false;
  const [title, needed, openAll, openOne] = AREAS[area];
  markHere();
  // Each in a place of its own: what an area that was left still draws appears nowhere.
  const main = place();
  shown.replaceWith(main);
  shown = main;
  const missing = needed.filter((capability) => !can(capability));
  if (area === 'home') openHome(main, { session, tiles: tiles(), go });
  else if (!isOpen(area)) {
    if (missing.length > 0 && !denied.has(area)) emit('capability_denied', { area, missing });
    denied.add(area);
    main.replaceChildren(h('h1', {}, title), h('p', {}, 'This area is not open to you here.'));
  } else {
    main.replaceChildren(h('h1', {}, title), h('p', { role: 'status' }, 'One moment …'));
    try {
      await (id && openOne ? openOne : openAll)(main, { session, go, id });
    } catch (error) {
      main.replaceChildren(...unavailable(title, error, () => open(area, id)));
      if (main === shown) lacksToken = error.status === 401;
    }
  }
  // A frame that opens takes the focus from nobody who types in the page around it.
  if (main === shown && document.hasFocus()) main.focus({ preventScroll: true });
};

/** A host that is told of a denied area may push a token that opens it: what there is to go to follows the token. */
const follow = async () => {
  const granted = () => String(claims().capabilities);
  if (lacksToken) await open(...here);
  if (!session || String(session.capabilities) === granted()) return;
  const wasOpen = isOpen(here[0]);
  const fresh = await call('GET', 'session');
  // Of several tokens the last one counts.
  if (String(fresh.capabilities) !== granted()) return;
  session = fresh;
  drawNav();
  // What somebody works at stays as it is.
  if (here[0] === 'home' || (!wasOpen && isOpen(here[0]))) await open(...here);
};
onToken(() => void follow().catch(() => undefined));

/** Black or white, whichever can be read on the organization's colour (`#rrggbb`). */
const inkOn = (colour) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
};

/** Beside the name, which says all that it says. One that cannot be had leaves no gap. */
const logo = (branding) =>
  branding?.logo_url &&
  h('img.logo', { src: branding.logo_url, alt: '', onerror: ({ target }) => target.remove() });

const start = async () => {
  session = await call('GET', 'session');
  const { branding } = session;
  for (const [name, value] of [
    ['--accent', branding?.primary_color],
    ['--accent-ink', branding?.primary_color && inkOn(branding.primary_color)],
    ['--accent-2', branding?.accent_color],
  ])
    if (value) document.documentElement.style.setProperty(name, value);
  document.documentElement.classList.toggle('branded', Boolean(branding?.primary_color));
  drawNav();
  // The service's own page says the clinic's name above.
  const name = branding?.display_name ?? (own ? undefined : session.practitioner.clinic_name);
  show(h('header.bar', {}, logo(branding), name && h('strong', {}, name), nav), shown);
  const [area, id] = [data('area'), data('id') || undefined];
  if (own) history.replaceState({ area, id }, '');
  await open(area, id);
};
void begin(start);
