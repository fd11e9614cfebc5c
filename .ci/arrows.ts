/**
 * ESLint rule: who may import whom. `rooms` maps a folder to the folders it may use besides itself; a noun's folder
 * under components/ that is not listed gets `noun`, and another noun only through its *-picker or *-card.
 * `lib/contract/normalize.ts` is open to all: no other code may call `String.prototype.normalize`.
 */
import path from 'node:path'
import type { TSESLint, TSESTree } from '@typescript-eslint/utils'

const ui = ['components/ui']
const fields = [...ui, 'components/fields']
const asking = ['lib/agency', 'lib/contract']

const rooms: Record<string, string[]> = {
  'lib/contract': [],
  'lib/format': [],
  'lib/geocoding': [],
  'lib/i18n': [],
  'lib/session': [],
  'lib/observing': ['lib/session'],
  'lib/launch': ['lib/contract', 'lib/observing', 'lib/session'],
  'lib/agency': ['lib/contract', 'lib/session', 'lib/observing'],
  'agency-api': ['lib/contract'],
  'components/ui': [],
  'components/fields': [...ui, 'lib/format'],
  'components/resource': [...fields, ...asking, 'lib/format'],
  'components/csv': [...fields, ...asking, 'components/resource'],
  'components/listing': [...fields, ...asking, 'components/resource', 'lib/format'],
  'components/layout': [...fields, ...asking, 'components/resource', 'lib/format', 'lib/i18n'],
}
const noun = [
  ...fields,
  ...asking,
  'components/resource',
  'components/csv',
  'components/listing',
  'components/layout',
  'lib/format',
]

function roomOf(file: string): string {
  const [top = '', second] = file.split('/')
  return ['lib', 'components'].includes(top) ? `${top}/${second}` : top
}

function resolve(specifier: string, from: string): string | null {
  if (specifier.startsWith('#contract/')) return specifier.replace('#contract/', 'lib/contract/')
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  return null
}

/** Null when `from` may import `to`; otherwise the sentence that the linter shows. Both are paths from the root. */
export function forbidden(from: string, to: string): string | null {
  const room = roomOf(from)
  const target = roomOf(to)
  if (room === target || ['tests', '.ci'].includes(room) || to.startsWith('lib/contract/normalize'))
    return null
  if (room === 'app' || room === 'middleware.ts') {
    return /^(app|components|lib|messages)\b/.test(target) ? null : `app may not import ${target}`
  }
  const allowed = rooms[room] ?? (room.startsWith('components/') ? noun : null)
  if (allowed === null || allowed.includes(target)) return null
  const anotherNoun = target.startsWith('components/') && !(target in rooms)
  if (
    anotherNoun &&
    room.startsWith('components/') &&
    !(room in rooms) &&
    /-(picker|card)(-choices)?(\.tsx?)?$/.test(to)
  )
    return null
  return `${room} may not import ${target}`
}

type Importing =
  | TSESTree.ImportDeclaration
  | TSESTree.ExportNamedDeclaration
  | TSESTree.ExportAllDeclaration
  | TSESTree.ImportExpression

export const arrows: TSESLint.RuleModule<'arrow'> = {
  meta: { type: 'problem', schema: [], messages: { arrow: '{{why}}' } },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node: Importing) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const to = resolve(node.source.value, from)
      const why = to === null ? null : forbidden(from, to)
      if (why !== null) context.report({ node, messageId: 'arrow', data: { why } })
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
