import type { KeyItem, KeyItemInput, KeyKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { gather } from '@/components/resource/gather'
import { type Cells, checkBy, type ImportPlan } from '@/components/csv/import/import-plan'
import { call } from '@/lib/agency/call'
import { keyCsvFields, type KeyCsvTexts } from './key-csv-fields'

/** How keys of a kind are brought in: the same schema as their dialog, and a name that is taken is pointed out. */
export function keyImportPlan(kind: KeyKind, t: KeyCsvTexts): ImportPlan<KeyItemInput> {
  return {
    noun: 'keyItems',
    name: t('file'),
    href: `/key-items/${kind}`,
    fields: keyCsvFields(t, kind),
    loadCheck: async () => {
      const [{ endpointOf }, dividers] = await Promise.all([
        import('#contract/index.ts'),
        kind === 'features' ? everyKey('master', new AbortController().signal) : [],
      ])
      const check = checkBy(endpointOf('keyItems.add').body, (cells) => keyOf(cells, dividers))
      return (cells) => {
        const checked = check(cells)
        const named = plain(cells.master ?? '')
        if (named === '' || dividerOf(named, dividers) !== undefined) return checked
        return { errors: { ...checked.errors, master: 'invalid' } }
      }
    },
    send: (body) => call('keyItems.add', { params: { kind }, body }),
    sameField: 'name.en',
    sameAs: (cells) => plain(cells['name.en'] ?? ''),
    known: async (signal) => (await everyKey(kind, signal)).map(({ name }) => plain(name.en)),
  }
}

function everyKey(kind: KeyKind, signal: AbortSignal): Promise<KeyItem[]> {
  return gather<KeyItem>(
    async (page) => {
      const query = { page, itemsPerPage: limits.rowsPerPageMax }
      const { keys, total } = await call('keyItems.list', { params: { kind }, query }, { signal })
      return { rows: keys, total }
    },
    { signal },
  )
}

function keyOf(cells: Cells, dividers: readonly KeyItem[]) {
  return {
    name: { en: cells['name.en'] ?? '', pt: cells['name.pt'] ?? '' },
    filterable: flagOf(cells.filterable ?? ''),
    icons: cells.icons === '' ? null : cells.icons,
    master: dividerOf(plain(cells.master ?? ''), dividers)?.id ?? 0,
  }
}

/** A divider is named in either language of the content. */
function dividerOf(named: string, dividers: readonly KeyItem[]): KeyItem | undefined {
  return dividers.find(({ name }) => plain(name.en) === named || plain(name.pt) === named)
}

const yes = ['1', 'yes', 'sim', 'si', 'oui', '是', 'true', 'verdadeiro', 'x']
const no = ['0', 'no', 'nao', 'non', '否', 'false', 'falso']

/** An empty cell is what a new key begins with; another word is left for the schema to refuse. */
function flagOf(text: string): unknown {
  const word = plain(text)
  if (word === '') return undefined
  return yes.includes(word) ? 1 : no.includes(word) ? 0 : text
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase()
}
