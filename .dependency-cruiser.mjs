// Who may import whom: the table of docs/architecture.md, as rules.

const TEST = '[.]test[.]tsx?$';
const OURS = '^(contract|server|web|tests|scripts)/';
// Through it the server renders the site, so it alone runs in Node.
const DOOR = '^web/site/entry-server[.]tsx$';
// The one caller of fetch, and the login that it sends along.
const SHARED = '^web/(api|session)[.]ts$';
/** Folders that every feature beside them may use. Any other folder is a feature of its own. */
const SHARED_FOLDERS = {
  server: [
    'audit-log',
    'db',
    'erasure',
    'forms',
    'history',
    'http',
    'mail',
    'media',
    'outbox',
    'records',
    'sanitize',
    'sections',
    'site-settings',
  ],
  'web/site': ['art', 'blocks', 'forms', 'layout', 'lazy-hydration', 'query-client', 'styles'],
};

/** A room may import what is listed and nothing else of ours; tests stand beside the code but are no part of a room. */
function room(name, comment, allowed, path = `^${name}/`) {
  return {
    name: `${name}-imports-only-what-it-may`,
    comment,
    severity: 'error',
    from: { path, pathNot: TEST },
    to: { path: OURS, pathNot: allowed },
  };
}

/** Every folder of a room may import itself and the shared folders; `exceptFrom` and `exceptTo` are patterns. */
function apart(room, exceptFrom, exceptTo = []) {
  return {
    name: `features-of-${room.replace('/', '-')}-stay-apart`,
    comment: 'Features beside each other do not import each other; they meet in the files of the room itself.',
    severity: 'error',
    from: { path: `^${room}/([^/]+)/`, pathNot: [TEST, ...exceptFrom] },
    to: {
      path: `^${room}/[^/]+/`,
      pathNot: [`^${room}/$1/`, `^${room}/(${SHARED_FOLDERS[room].join('|')})/`, ...exceptTo],
    },
  };
}

/** The layers of the panel, lowest first: a layer may import only itself and the layers before it. */
const PANEL_LAYERS = ['shell', 'editing', 'features', 'app'];

function panelLayers() {
  return PANEL_LAYERS.slice(0, -1).map((layer, index) => ({
    name: `panel-${layer}-imports-no-upper-layer`,
    severity: 'error',
    from: { path: `^web/admin/${layer}/`, pathNot: TEST },
    to: { path: `^web/admin/(${PANEL_LAYERS.slice(index + 1).join('|')})/` },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
const table = {
  forbidden: [
    room('contract', 'The contract knows nobody.', ['^contract/']),
    {
      name: 'contract-needs-zod-and-culori-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: ['^contract/', '(^|/)node_modules/(zod|culori)/'] },
    },
    room('server', 'The server knows the contract; the site it knows by one door.', ['^(contract|server)/', DOOR]),
    {
      name: 'only-server/pages-opens-the-door',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/pages/', TEST] },
      to: { path: '^web/' },
    },
    room(
      'web/ui',
      'The parts in ui do not depend on our content. They know the constants, the rules for links and pictures, the texts and the region.',
      ['^web/ui/', '^contract/(constants|links|pictures|region)[.]ts$', '^contract/texts/'],
    ),
    room('web/api.ts', 'The only caller of fetch is derived from the contract.', ['^contract/', SHARED], SHARED),
    {
      name: 'web/api.ts-takes-types-alone',
      comment: 'No validator travels to a visitor. Texts do.',
      severity: 'error',
      from: { path: '^web/api[.]ts$' },
      to: { path: '^contract/', pathNot: '^contract/texts/', dependencyTypesNot: ['type-only'] },
    },
    room('web/site', 'The site knows the contract, ui and the one caller of fetch.', [
      '^contract/',
      '^web/(site|ui)/',
      SHARED,
    ]),
    room(
      'web/themes',
      'A theme replaces files of the site and of ui. Nothing imports it: the build puts it in their place.',
      ['^contract/', '^web/(site|ui)/', '^web/themes/'],
    ),
    {
      name: 'nothing-imports-a-theme',
      severity: 'error',
      from: { pathNot: ['^web/themes/', TEST] },
      to: { path: '^web/themes/' },
    },
    {
      name: 'themes-stay-apart',
      severity: 'error',
      from: { path: '^web/themes/([^/]+)/' },
      to: { path: '^web/themes/', pathNot: '^web/themes/$1/' },
    },
    room('web/admin', 'The panel knows the site too, to preview a section as it looks.', [
      '^contract/',
      '^web/(admin|site|ui)/',
      SHARED,
    ]),
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', TEST] },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'browsers-have-no-node',
      severity: 'error',
      // The plugins of the build run in Node.
      from: { path: '^(contract|web)/', pathNot: [TEST, DOOR, '^web/[^/]+-build[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    // The starter content fills every feature once; a restore compares the database with it.
    apart('server', ['^server/starter/'], ['^server/starter/content/']),
    // Features meet in a page, and in a block.
    apart('web/site', ['-page[.]tsx$', '^web/site/blocks/']),
    ...panelLayers(),
    {
      name: 'panel-features-stay-apart',
      comment: 'Features meet in app; what several of them need is in editing or shell.',
      severity: 'error',
      from: { path: '^web/admin/features/([^/]+)/', pathNot: TEST },
      to: { path: '^web/admin/features/', pathNot: '^web/admin/features/$1/' },
    },
    {
      name: 'no-circles',
      comment: 'Except where the thing itself is one: a field of the panel may be a list, and a list holds fields.',
      severity: 'error',
      from: { pathNot: '^web/admin/editing/fields/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-import-of-nothing',
      severity: 'error',
      from: {},
      // Made by a plugin of the build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Its files belong to a copy of the project.
    exclude: { path: '^tests/fixtures/new-collection/' },
    // TypeScript 7 has no API that dependency-cruiser could use.
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    builtInModules: { add: ['node:sqlite'] },
  },
};

export default table;
