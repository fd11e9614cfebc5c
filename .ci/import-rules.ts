/**
 * ESLint rule that enforces the import direction:
 * - `allowedImports` maps a folder to the folders that it may import.
 * - Any other folder under components/ is a resource. It may import the folders in `resourceImports`, and these files
 *   of other resources: `use-*-names`, `*-picker`, `*-card`, and files such as `agent-picker-args`, which add `-args`,
 *   `-choices` or `-messages` to the name of a picker or card.
 * - The registries in components/ may import lib/, components/resource, and these files of each resource: `fields`,
 *   `resource` and `search`. The folders in `belowRegistries` may not import registries.
 * - All code may import `lib/contract/language-tags.ts` and `lib/contract/normalize.ts`.
 */
import path from 'node:path'
import type { TSESLint, TSESTree } from '@typescript-eslint/utils'

const ui = ['components/ui']
const fields = [...ui, 'components/fields']
const agency = ['lib/agency', 'lib/contract']

const allowedImports: Record<string, string[]> = {
  'lib/contract': [],
  'lib/format': [],
  'lib/geocoding': [],
  'lib/i18n': [],
  'lib/session': ['lib/contract'],
  'lib/observability': ['lib/session'],
  'lib/launch': ['lib/contract', 'lib/observability', 'lib/session'],
  'lib/agency': ['lib/contract', 'lib/session', 'lib/observability'],
  'agency-api': ['lib/contract'],
  'components/ui': [],
  'components/fields': [...ui, 'lib/format'],
  'components/resource': [...fields, ...agency, 'lib/format'],
  'components/csv': [...fields, ...agency, 'components/resource', 'lib/format'],
  'components/records': [...fields, ...agency, 'components/resource', 'lib/format'],
  'components/portfolio': [
    ...fields,
    ...agency,
    'components/resource',
    'components/records',
    'components/csv',
    'lib/format',
  ],
  'components/layout': [...fields, ...agency, 'components/resource', 'lib/format', 'lib/i18n'],
}
const resourceImports = [
  ...fields,
  ...agency,
  'components/resource',
  'components/csv',
  'components/records',
  'components/portfolio',
  'components/layout',
  'components/batches',
  'lib/format',
]
// An exception: batches reuse the components of the history, of key items and of the portals' reports.
allowedImports['components/batches'] = [
  ...resourceImports,
  'components/activity',
  'components/key-items',
  'components/portals',
]

const registries = /^components\/((field|search)-)?registry(\.ts)?$/
const belowRegistries = ['ui', 'fields', 'resource', 'csv', 'records', 'portfolio'].map(
  (name) => `components/${name}`,
)

function folderOf(file: string): string {
  const [top = '', second] = file.split('/')
  return ['lib', 'components'].includes(top) ? `${top}/${second}` : top
}

/** Converts an import to a path from the root; null for a package. */
function toRootPath(specifier: string, from: string): string | null {
  if (specifier.startsWith('#contract/')) return specifier.replace('#contract/', 'lib/contract/')
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  return null
}

/** Returns null if `from` may import `to`, otherwise the linter's message. Both are paths from the root. */
export function importError(from: string, to: string): string | null {
  const folder = folderOf(from)
  const target = folderOf(to)
  if (
    folder === target ||
    ['tests', '.ci'].includes(folder) ||
    /^lib\/contract\/(normalize|language-tags)\b/.test(to)
  )
    return null
  if (folder === 'app' || folder === 'middleware.ts') {
    return /^(app|components|lib|messages)\b/.test(target) ? null : `app may not import ${target}`
  }
  if (registries.test(from)) {
    return /^(components\/[^/]+\/(fields|resource|search)(\.ts)?$|components\/resource\/|lib\/)/.test(to)
      ? null
      : `a registry may not import ${to}, only fields, resource and search files`
  }
  if (registries.test(to) && folder.startsWith('components/') && !belowRegistries.includes(folder))
    return null
  const allowed = allowedImports[folder] ?? (folder.startsWith('components/') ? resourceImports : null)
  if (allowed === null || allowed.includes(target)) return null
  const isOtherResource = target.startsWith('components/') && !(target in allowedImports)
  if (
    isOtherResource &&
    folder.startsWith('components/') &&
    !(folder in allowedImports) &&
    /(-(picker|card)(-(args|choices|messages))?|\/use-[a-z-]+-names)(\.tsx?)?$/.test(to)
  )
    return null
  return `${folder} may not import ${target}`
}

type ImportNode =
  | TSESTree.ImportDeclaration
  | TSESTree.ExportNamedDeclaration
  | TSESTree.ExportAllDeclaration
  | TSESTree.ImportExpression

export const importRules: TSESLint.RuleModule<'forbidden'> = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{reason}}' } },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node: ImportNode) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const to = toRootPath(node.source.value, from)
      const reason = to === null ? null : importError(from, to)
      if (reason !== null) context.report({ node, messageId: 'forbidden', data: { reason } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
  defaultOptions: [],
}
