/** Starts the viewer of the API reference on this shop's own document. */

/**
 * @typedef {{ get(key: string): any }} OperationRow One operation of the list, with `path`, `method` and `operation`.
 * @typedef {{ get(key: string): { filter(keep: (row: OperationRow) => boolean): { size: number } }, set(key: string, rows: unknown): Group }} Group
 * @typedef {{ map(change: (group: Group, name: string) => Group): Groups, filter(keep: (group: any) => boolean): Groups }} Groups
 */

/**
 * Swagger UI's own search looks at groups and paths only. This also finds an operation by its method, its name and its
 * summary, and by several words in any order.
 *
 * @param {Groups} groups
 * @param {string} phrase
 */
function searchOperations(groups, phrase) {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param {string} name */
  const isFoundIn = (name) => (/** @type {OperationRow} */ row) => {
    const operation = row.get('operation');
    const text = [
      name,
      row.get('method'),
      row.get('path'),
      operation.get('operationId'),
      operation.get('summary'),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group, name) => group.set('operations', group.get('operations').filter(isFoundIn(name))))
    .filter((group) => group.get('operations').size > 0);
}

/** The field's own text names groups and paths only. */
function nameSearchField() {
  const field = document.querySelector('#reference input[type="text"]');
  field?.setAttribute('placeholder', 'Search endpoints');
  field?.setAttribute('aria-label', 'Search endpoints');
}

// @ts-expect-error: the bundle before this script defines it.
const { SwaggerUIBundle } = window;

SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // The only schema of its own is that of errors, and each error shows it.
  defaultModelsExpandDepth: -1,
  // Nothing is sent to other servers, and the token is forgotten with the page.
  validatorUrl: null,
  persistAuthorization: false,
  plugins: [{ fn: { opsFilter: searchOperations } }],
  onComplete: nameSearchField,
});
