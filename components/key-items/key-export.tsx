'use client'

import { useTranslations } from 'next-intl'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { type Column, dayCell, textCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { type KeyQuery, keyQuery } from './key-list-state'
import { keyFields } from './fields'

export function KeyExport({ kind, params }: { kind: KeyKind; params: KeyQuery }) {
  const t = useTranslations('key-items.csv')
  const head = useFieldHeads(keyFields)
  const common = useTranslations('common')

  async function columns(): Promise<Column<KeyItem>[]> {
    const divided = kind === 'features' ? await dividers() : []
    const named = new Map(divided.map(({ id, name }) => [id, name.en]))
    const divider = { head: head('master'), cell: ({ master }: KeyItem) => named.get(master) }
    return [
      { head: head('name.en'), cell: ({ name }) => textCell(name.en) },
      { head: head('name.pt'), cell: ({ name }) => textCell(name.pt) },
      ...(kind === 'features' ? [divider] : []),
      { head: t('filterable'), cell: ({ filterable }) => common(filterable === 1 ? 'yes' : 'no') },
      { head: head('icons'), cell: ({ icons }) => icons },
      { head: t('properties'), cell: (key) => key.total_properties },
      { head: t('condominiums'), cell: (key) => key.total_condominiums },
      { head: t('created'), cell: (key) => dayCell(key.created_at) },
    ]
  }

  return (
    <ExportCsv
      resource="key-items"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...keyQuery(params), page, itemsPerPage: limits.rowsPerPageMax }
        const { keys, total } = await call('keyItems.list', { params: { kind }, query }, { signal })
        return { rows: keys, total }
      }}
      columns={columns}
    />
  )
}

async function dividers(): Promise<readonly KeyItem[]> {
  const query = { itemsPerPage: limits.rowsPerPageMax }
  return (await call('keyItems.list', { params: { kind: 'master' }, query })).keys
}
