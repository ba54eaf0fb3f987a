/* The console: a token field of its own above Swagger UI. Runs in the browser as a classic script. */
(() => {
  const field = document.getElementById('token');
  const state = document.getElementById('token-state');
  const operations = document.getElementById('console');
  const tier = operations.dataset.tier;
  const KEY = 'Idempotency-Key';

  // The token lives here and nowhere else: no storage, no cookie, no attribute.
  let token = '';

  const NAMES = {
    organization: 'organization token',
    delegated: 'delegated token',
    embed: 'embed token',
  };

  const ARTICLES = { organization: 'an', delegated: 'a', embed: 'an' };

  const partOf = (text, index) => {
    try {
      const part = text.split('.')[index] ?? '';
      const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      );
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      return undefined;
    }
  };

  const describe = () => {
    if (token === '') return ['No token yet.', false];
    const claims = partOf(token, 1);
    if (!claims) return ['In use, but this does not look like an access token.', true];
    // Tokens for browsers have types of their own (decisions 6.1).
    const browser = /^(embed|seat)\+jwt$/.test(partOf(token, 0)?.typ ?? '');
    const kind = browser ? 'embed' : claims.practitioner_id ? 'delegated' : 'organization';
    const name = NAMES[kind];
    if (kind !== tier) return [`In use: ${ARTICLES[kind]} ${name}, which belongs in another console.`, true];
    const until = new Date(claims.exp * 1000);
    if (until <= new Date()) return ['In use, but this token has expired.', true];
    const scopes = String(claims.scope ?? '')
      .split(' ')
      .filter(Boolean).length;
    const grant = kind === 'embed' ? '' : `${scopes} scopes, `;
    return [
      `${name[0].toUpperCase()}${name.slice(1)} in use, ${grant}valid until ${until.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`,
      false,
    ];
  };

  const use = () => {
    token = field.value.trim().replace(/^bearer\s+/i, '');
    const [text, wrong] = describe();
    state.textContent = text;
    state.classList.toggle('warn', wrong);
  };
  field.addEventListener('input', use);
  document.getElementById('token-form').addEventListener('submit', (event) => {
    event.preventDefault();
    use();
  });
  document.getElementById('token-forget').addEventListener('click', () => {
    field.value = '';
    use();
    field.focus();
  });

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', paint);
  paint();

  const nothing = () => () => null;
  // There to be opened, not to be scrolled past: the overview, and the same six headers on a dozen answers.
  const folded = ({ React }, summary, content) =>
    React.createElement(
      'details',
      { className: 'folded' },
      React.createElement('summary', null, summary),
      content,
    );
  const overview = (_, system) => () =>
    folded(
      system,
      'How the interface works',
      system.React.createElement(system.getComponent('Markdown', true), {
        source: system.specSelectors.info().get('description'),
      }),
    );
  const headers = (Original, system) => (props) =>
    folded(system, 'Headers', system.React.createElement(Original, props));

  // What Swagger UI leaves unnamed for those who listen to the page.
  const name = () => {
    for (const one of operations.querySelectorAll('select:not([aria-label])'))
      one.setAttribute('aria-label', 'Choice');
    for (const one of operations.querySelectorAll('textarea:not([aria-label])'))
      one.setAttribute('aria-label', 'Request body');
    for (const one of operations.querySelectorAll('h3.opblock-tag:not([aria-level])'))
      one.setAttribute('aria-level', '2');
    for (const one of operations.querySelectorAll('h4:not([aria-level])'))
      one.setAttribute('aria-level', '3');
    for (const one of operations.querySelectorAll('h5:not([aria-level])'))
      one.setAttribute('aria-level', '4');
  };
  new MutationObserver(name).observe(operations, { childList: true, subtree: true });

  const made = new Set();
  const newKey = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
  };
  const isKey = (parameter) => parameter.get('name') === KEY && parameter.get('in') === 'header';
  const freshKey = ({ specActions, specSelectors }, pathMethod) => {
    // Swagger UI knows a parameter by its declaration, and finds what was entered in a copy with more members.
    const declared = specSelectors
      .specResolvedSubtree(['paths', ...pathMethod])
      ?.get('parameters')
      ?.find(isKey);
    if (!declared) return;
    const value = specSelectors
      .operationWithMeta(...pathMethod)
      .get('parameters')
      .find(isKey)
      ?.get('value');
    // A key that somebody typed is theirs to repeat; one that we made names one press of the button.
    if (value && !made.has(value)) return;
    const key = newKey();
    made.add(key);
    specActions.changeParamByIdentity(pathMethod, declared, key, false);
  };

  const address = new URL(operations.dataset.document, location.href).href;
  const targetOf = (document, reference) => {
    let target = document;
    for (const key of reference.slice(2).split('/'))
      target = target[key.replaceAll('~1', '/').replaceAll('~0', '~')];
    return target;
  };
  /** A part of the document with everything that it refers to in its place; a schema within itself stays a reference. */
  const resolved = (document, part, within = []) => {
    if (Array.isArray(part)) return part.map((one) => resolved(document, one, within));
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...rest } = part;
    if (typeof $ref !== 'string')
      return Object.fromEntries(
        Object.entries(part).map(([key, one]) => [key, resolved(document, one, within)]),
      );
    if (within.includes($ref)) return part;
    const target = resolved(document, targetOf(document, $ref), [...within, $ref]);
    // Swagger UI takes the names of schemas from `$$ref`.
    return { ...target, ...rest, $$ref: `${address}${$ref}` };
  };

  window.SwaggerUIBundle({
    url: operations.dataset.document,
    domNode: operations,
    presets: [window.SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
    validatorUrl: null,
    persistAuthorization: false,
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    requestInterceptor: (request) => {
      const here = new URL(request.url, location.href).origin === location.origin;
      if (token !== '' && here && !request.loadSpec) request.headers.Authorization = `Bearer ${token}`;
      return request;
    },
    plugins: [
      {
        fn: {
          // Swagger UI's own reads the whole document anew for each operation that is opened, and the page stands still
          // for seconds. Our documents refer to nothing outside, and have nothing that all operations of a path share.
          resolveSubtree: async (document, path) => {
            const part = path.reduce((whole, key) => whole?.[key], document);
            return { spec: resolved(document, part), errors: [] };
          },
        },
        // One place for the token, one server.
        wrapComponents: {
          authorizeBtn: nothing,
          authorizeOperationBtn: nothing,
          ServersContainer: nothing,
          InfoContainer: overview,
          headers,
          responses: window.withSamples,
        },
        statePlugins: {
          spec: {
            wrapActions: {
              validateParams: (validate, system) => (pathMethod) => {
                freshKey(system, pathMethod);
                return validate(pathMethod);
              },
            },
          },
        },
      },
    ],
  });
})();
