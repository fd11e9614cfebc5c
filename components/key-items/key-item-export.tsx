import { useTranslations } from 'next-intl'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { type KeyItemListState, toKeyItemsQuery } from './key-item-list-state'
import { fetchAllKeyItems } from './fetch-all-key-items'
import { keyItemFields } from './fields'

export function KeyItemExport({ kind, request }: { kind: KeyItemKind; request: KeyItemListState }) {
  const t = useTranslations('key-items.csv')
  const getHeader = useFieldHeaders(keyItemFields)
  const tCommon = useTranslations('common')

  async function loadColumns(): Promise<Column<KeyItem>[]> {
    const groups = kind === 'features' ? await fetchAllKeyItems('master') : []
    const groupNames = new Map(groups.map(({ id, name }) => [id, name.en]))
    const groupColumn = { header: getHeader('master'), cell: ({ master }: KeyItem) => groupNames.get(master) }
    return [
      { header: getHeader('name.en'), cell: ({ name }) => toTextCell(name.en) },
      { header: getHeader('name.pt'), cell: ({ name }) => toTextCell(name.pt) },
      ...(kind === 'features' ? [groupColumn] : []),
      { header: t('filterable'), cell: ({ filterable }) => tCommon(filterable === 1 ? 'yes' : 'no') },
      { header: getHeader('icons'), cell: ({ icons }) => icons },
      { header: t('properties'), cell: (key) => key.total_properties },
      { header: t('condominiums'), cell: (key) => key.total_condominiums },
      { header: t('created'), cell: (key) => toDayCell(key.created_at) },
    ]
  }

  return (
    <ExportCsv
      resource="key-items"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...toKeyItemsQuery(request), page, itemsPerPage: limits.rowsPerPageMax }
        const { keys, total } = await call('keyItems.list', { params: { kind }, query }, { signal })
        return { rows: keys, total }
      }}
      loadColumns={loadColumns}
    />
  )
}
