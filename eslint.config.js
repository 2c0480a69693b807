import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const NODE_ONLY = ['process', 'Buffer', 'global', '__dirname', '__filename', 'require', 'setImmediate'];
const BROWSER_ONLY = ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'history'];

export default defineConfig(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Event handlers of React are declared to return nothing; an async one handles its own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A type parameter that only narrows an argument to its literal still earns its keep.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // Fastify's plugins and handlers are async by convention, with or without an await.
    files: ['server/**/*.ts'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      'no-restricted-globals': ['error', ...BROWSER_ONLY],
    },
  },
  {
    // What a person reads in the terminal is said here and nowhere else.
    files: [
      'server/main.ts',
      'server/{backups/command-line,accounts/rescue-command}.ts',
      '{scripts,art}/**/*.mjs',
      'tests/{load,endurance}/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': ['error', ...NODE_ONLY],
    },
  },
  {
    // Tests build odd input on purpose and may read globals of either side.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      'no-restricted-globals': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The bodies of answers are read as they came, without a type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'performance',
          'document',
          'window',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
