import next from '@next/eslint-plugin-next'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importRules } from './.ci/import-rules.ts'
import { hardCodedText } from './.ci/hard-coded-text.ts'

const restrictedSyntax = [
  {
    selector: "MemberExpression[property.name='normalize'][object.name!='path']",
    message:
      '`normalize` takes quadratic time for combining marks: call normalizeUnicode of #contract/normalize.ts.',
  },
]

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { soleira: { rules: { 'import-rules': importRules } } },
    rules: {
      'soleira/import-rules': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // `import { type X }` still runs the module, which would add zod to a page's first load.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    ignores: ['tests/**'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { [`${import.meta.dirname}/.ci/imports-parser.ts`]: ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx'], alias: { '@': [import.meta.dirname] } }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { allowUnsafeDynamicCyclicDependency: true }],
    },
  },
  {
    ignores: ['tests/**', 'lib/contract/normalize.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['app/**', 'components/**'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...hardCodedText],
      // Photos come from the agency's media host in fixed sizes; see docs/adr/0023-image-processing.md.
      '@next/next/no-img-element': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['chart.js/auto'], message: 'Register only the chart types in use.' }] },
      ],
    },
  },
  {
    files: ['lib/contract/**', 'lib/agency/**', 'components/**'],
    ignores: ['lib/contract/zod.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'zod', allowTypeImports: true, message: 'Import `* as z` from #contract/zod.ts.' }],
        },
      ],
    },
  },
  {
    files: ['.ci/**', 'lib/launch/**', 'agency-api/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
)
