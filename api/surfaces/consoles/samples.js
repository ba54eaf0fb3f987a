/* The samples of an operation, in the language that was chosen last. Defines what console.js hands to Swagger UI. */
(() => {
  const operations = document.getElementById('console');
  let language = 'curl';
  const listeners = new Set();
  const choose = (chosen) => {
    language = chosen;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  // Read with the first operation that somebody opens.
  let reading;
  const read = () => {
    reading ??= fetch(operations.dataset.samples).then((answer) => {
      if (!answer.ok) throw new Error(`The samples were answered with ${answer.status}.`);
      return answer.json();
    });
    return reading;
  };

  /** Writes what was copied, or selects it where copying is not allowed. */
  const copy = async (code, block) => {
    try {
      await navigator.clipboard.writeText(code);
      return 'Copied';
    } catch {
      getSelection().selectAllChildren(block);
      return 'Selected';
    }
  };

  const create = (React, id) => {
    const [samples, setSamples] = React.useState([]);
    const [outcome, setOutcome] = React.useState('Copy');
    const block = React.useRef(null);
    const chosen = React.useSyncExternalStore(subscribe, () => language);
    React.useEffect(() => {
      read().then(
        (all) => setSamples(all[id] ?? []),
        () => setSamples([]),
      );
    }, [id]);
    const shown = samples.find((one) => one.language === chosen) ?? samples[0];
    if (!shown) return null;
    const tabs = samples.map((one) =>
      React.createElement(
        'button',
        {
          key: one.language,
          type: 'button',
          'aria-pressed': one === shown,
          onClick: () => choose(one.language),
        },
        one.language,
      ),
    );
    const onCopy = async () => {
      setOutcome(await copy(shown.code, block.current));
      setTimeout(() => setOutcome('Copy'), 2000);
    };
    return React.createElement(
      'div',
      { className: 'samples' },
      React.createElement('h4', null, 'Sample'),
      React.createElement('div', { className: 'languages', role: 'group', 'aria-label': 'Language' }, tabs),
      React.createElement(
        'div',
        { className: 'code' },
        React.createElement(
          'pre',
          { tabIndex: 0, ref: block, 'aria-label': `Sample in ${shown.language}` },
          React.createElement('code', null, shown.code),
        ),
        React.createElement(
          'button',
          { type: 'button', className: 'copy', 'aria-live': 'polite', onClick: onCopy },
          outcome,
        ),
      ),
    );
  };

  /** Wraps the list of answers: the samples stand above it. */
  window.withSamples = (Original, { React, specSelectors }) => {
    const Samples = ({ id }) => create(React, id);
    return (props) => {
      const id = specSelectors.specJson().getIn(['paths', props.path, props.method, 'operationId']);
      return React.createElement(
        React.Fragment,
        null,
        React.createElement(Samples, { id, key: id }),
        React.createElement(Original, props),
      );
    };
  };
})();
