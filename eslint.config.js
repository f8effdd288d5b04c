import reactHooks from 'eslint-plugin-react-hooks'
import relay from 'eslint-plugin-relay'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'
import { fileNames } from './scripts/lint/fileNames.mjs'
import { imports } from './scripts/lint/importRules.mjs'
import { moduleState } from './scripts/lint/moduleState.mjs'
import { provenAddress } from './scripts/lint/provenAddress.mjs'

const SOURCES = ['**/*.{ts,tsx,js,mjs}']
const CONFIGURATION = ['*.config.{js,ts}', '**/*.config.ts']

const NO_DEFAULT_EXPORT = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Export by name.' },
]
const NO_PRISMA_CLIENT = {
  selector: "NewExpression[callee.name='PrismaClient']",
  message: 'Only platform/database constructs Prisma.',
}

/** ESLint's own rules against likely mistakes. */
const MISTAKES = [
  'no-async-promise-executor', 'no-cond-assign', 'no-constant-condition', 'no-control-regex', 'no-debugger',
  'no-dupe-else-if', 'no-empty', 'no-fallthrough', 'no-loss-of-precision', 'no-self-assign', 'no-self-compare',
  'no-sparse-arrays', 'no-unreachable', 'no-unsafe-finally', 'no-useless-escape', 'use-isnan', 'valid-typeof',
]

export default defineConfig([
  globalIgnores(['dist', '.data', 'test-results', 'playwright-report', '**/__generated__']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.recommended,
  {
    files: SOURCES,
    plugins: {
      framewright: {
        rules: { imports, 'file-names': fileNames, 'module-state': moduleState, 'proven-address': provenAddress },
      },
    },
    rules: {
      ...Object.fromEntries(MISTAKES.map((rule) => [rule, 'error'])),
      'framewright/imports': 'error',
      'framewright/file-names': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-len': ['error', { code: 120, ignoreUrls: true, ignoreRegExpLiterals: true }],
      'semi': ['error', 'never'],
      'quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-var': 'error',
      'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: CONFIGURATION, rules: { 'no-restricted-syntax': 'off' } },
  { files: ['server/**', 'web/**', 'drawing/**', 'client/**', 'cli/**'], rules: { 'no-console': 'error' } },
  { files: ['server/**', 'prisma/**'], rules: { 'framewright/proven-address': 'error' } },
  {
    files: ['server/**', 'web/**'],
    // A test's own state, and a script that runs once for its page.
    ignores: ['web/**/*.test.*', 'web/testing/**', 'web/boot.ts'],
    rules: { 'framewright/module-state': 'error' },
  },
  {
    files: ['server/**'],
    ignores: ['server/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/config.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['server/**', 'tests/**', 'prisma/**'],
    ignores: ['server/platform/database/**', ...CONFIGURATION],
    rules: { 'no-restricted-syntax': ['error', ...NO_DEFAULT_EXPORT, NO_PRISMA_CLIENT] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { relay },
    extends: [reactHooks.configs.flat.recommended],
    rules: relay.configs['ts-strict'].rules,
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/relay/reloading.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-router-dom', importNames: ['useRevalidator'], message: 'Use useReload of relay/reloading.ts.' },
      ],
    },
  },
  {
    // A hook holds no component to stand a spread fragment beside: it hands the reference on.
    files: ['web/**/*.ts'],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
])
