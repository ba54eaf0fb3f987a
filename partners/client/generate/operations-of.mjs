/**
 * The table of operations: [method, path, flags] for each operationId. Flags: `b` takes a JSON body, `k` takes an
 * idempotency key, `f` answers bytes, `l` answers pages, `d` shows deleted records too. It needs no library, so that a test can compare it.
 */
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const namesOf = (document, operation) =>
  (operation.parameters ?? []).map(
    (one) => (one.$ref ? document.components.parameters[one.$ref.split('/').pop()] : one).name,
  );

const flagsOf = (document, operation) => {
  const names = namesOf(document, operation);
  const answers = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
  const media = answers.flatMap(([, { content }]) => Object.keys(content ?? {}));
  const bytes = media.some((type) => !type.includes('json')) || answers.some(([status]) => status === '302');
  return [
    operation.requestBody ? 'b' : '',
    names.includes('Idempotency-Key') ? 'k' : '',
    bytes ? 'f' : '',
    names.includes('cursor') ? 'l' : '',
    names.includes('include_deleted') ? 'd' : '',
  ].join('');
};

/** @param document the OpenAPI document. @returns the text of the module, without its heading. */
export const operationsOf = (document) => {
  const lines = [];
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = methods[method];
      if (operation)
        lines.push(
          `  ${operation.operationId}: ['${method.toUpperCase()}', '${path}', '${flagsOf(document, operation)}'],`,
        );
    }
  return `/** Method, path and flags (b: body, k: idempotency key, f: bytes, l: pages, d: deleted too) of each operation. */\nexport const OPERATIONS = {\n${lines.join('\n')}\n};\n`;
};
