'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { KeyItem, KeyItemInput, KeyItemKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { type Cells, createRowCheck, type ImportPlan } from '@/components/csv/import/import-plan'
import { parseFlag } from '@/components/csv/import/parse-flag'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { useFieldHeaders, type GetHeader } from '@/components/resource/use-field-texts'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import { call } from '@/lib/agency/call'
import { keyItemFields } from './fields'
import { createKeyItemCsvFields } from './key-item-csv-fields'

export function KeyItemImport({ kind }: { kind: KeyItemKind }) {
  const t = useTranslations('key-items.csv')
  const getHeader = useFieldHeaders(keyItemFields)
  return (
    <ImportScreen plan={useMemo(() => createKeyItemImportPlan(kind, t, getHeader), [kind, t, getHeader])} />
  )
}

function createKeyItemImportPlan(
  kind: KeyItemKind,
  t: Parameters<typeof createKeyItemCsvFields>[0],
  getHeader: GetHeader<typeof keyItemFields>,
): ImportPlan<KeyItemInput> {
  return {
    resource: 'keyItems',
    name: t('file'),
    href: `/key-items/${kind}`,
    fields: createKeyItemCsvFields(t, getHeader, kind),
    loadRowCheck: async () => {
      const [{ endpointOf }, groups] = await Promise.all([
        import('#contract/index.ts'),
        kind === 'features' ? fetchAllKeyItems('master') : [],
      ])
      const check = createRowCheck(endpointOf('keyItems.add').body, (cells) => toKeyItemInput(cells, groups))
      return (cells) => {
        const checked = check(cells)
        const masterName = normalizeForSearch(cells.master ?? '')
        if (masterName === '' || findGroup(masterName, groups) !== undefined) return checked
        return { errors: { ...checked.errors, master: 'invalid' } }
      }
    },
    send: (body) => call('keyItems.add', { params: { kind }, body }),
    duplicateField: 'name.en',
    duplicateKey: (cells) => normalizeForSearch(cells['name.en'] ?? ''),
    fetchExistingKeys: async (signal) =>
      (await fetchAllKeyItems(kind, signal)).map(({ name }) => normalizeForSearch(name.en)),
  }
}

function fetchAllKeyItems(kind: KeyItemKind, signal?: AbortSignal): Promise<KeyItem[]> {
  return fetchAllPages<KeyItem>(
    async (page) => {
      const query = { page, itemsPerPage: limits.rowsPerPageMax }
      const { keys, total } = await call('keyItems.list', { params: { kind }, query }, { signal })
      return { rows: keys, total }
    },
    { signal },
  )
}

function toKeyItemInput(cells: Cells, groups: readonly KeyItem[]) {
  return {
    name: { en: cells['name.en'] ?? '', pt: cells['name.pt'] ?? '' },
    filterable: parseFlag(cells.filterable ?? ''),
    icons: cells.icons === '' ? null : cells.icons,
    master: findGroup(normalizeForSearch(cells.master ?? ''), groups)?.id ?? 0,
  }
}

function findGroup(masterName: string, groups: readonly KeyItem[]): KeyItem | undefined {
  return groups.find(
    ({ name }) => normalizeForSearch(name.en) === masterName || normalizeForSearch(name.pt) === masterName,
  )
}
