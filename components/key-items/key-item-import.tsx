'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { KeyItem, KeyItemInput, KeyItemKind } from '#contract/key-items.ts'
import {
  type Cells,
  createCsvFields,
  createRowParser,
  type ImportField,
  type ImportPlan,
  parseFlag,
} from '@/components/csv/import/import-plan'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { type GetHeader, useFieldHeaders } from '@/components/resource/use-field-texts'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import { call } from '@/lib/agency/call'
import { fetchAllKeyItems } from './fetch-all-key-items'
import { keyItemFields } from './fields'

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
    loadRowParser: async () => {
      const [{ endpointOf }, groups] = await Promise.all([
        import('#contract/index.ts'),
        kind === 'features' ? fetchAllKeyItems('master') : [],
      ])
      return createRowParser(
        endpointOf('keyItems.add').body,
        (cells) => toKeyItemInput(cells, groups),
        ({ master = '' }) =>
          master.trim() === '' || findGroup(master, groups) !== undefined ? [] : ['master'],
      )
    },
    send: (body) => call('keyItems.add', { params: { kind }, body }),
    duplicateField: 'name.en',
    toDuplicateKey: normalizeForSearch,
    fetchExistingTexts: async (signal) => (await fetchAllKeyItems(kind, signal)).map(({ name }) => name.en),
  }
}

function toKeyItemInput(cells: Cells, groups: readonly KeyItem[]) {
  return {
    name: { en: cells['name.en'] ?? '', pt: cells['name.pt'] ?? '' },
    filterable: parseFlag(cells.filterable ?? ''),
    icons: cells.icons === '' ? null : cells.icons,
    master: findGroup(cells.master ?? '', groups)?.id ?? 0,
  }
}

function findGroup(masterName: string, groups: readonly KeyItem[]): KeyItem | undefined {
  const key = normalizeForSearch(masterName)
  return groups.find(({ name }) => normalizeForSearch(name.en) === key || normalizeForSearch(name.pt) === key)
}

type FieldPath = Parameters<GetHeader<typeof keyItemFields>>[0]

/** Column names used by other programs and by our own exports, in five languages. */
const acceptedHeaders: Partial<Record<FieldPath, string>> = {
  'name.en':
    'Name (English), Name EN, Name, Nome (inglês), Nome EN, Nome, English, Inglês, Nombre (inglés), Nombre, Nom (anglais), Nom, 名称（英文）, 名称（英语）, 名称, name_en, EN',
  'name.pt':
    'Name (Portuguese), Name PT, Nome (português), Nome PT, Portuguese, Português, Nombre (portugués), Nom (portugais), 名称（葡萄牙文）, 名称（葡萄牙语）, name_pt, PT',
  master: 'Divider, Divisor, Divisória, Separador, Séparateur, 分组, Master, Group, Grupo, Groupe',
  filterable:
    'Filterable, Website filter, Filtrável, Filtro do site, Filtro, Filtrable, Filtro del sitio web, Filtre du site, 可筛选, 网站筛选, Filter',
  icons: 'Icon, Icons, Ícone, Icono, Icône, 图标',
}

export function createKeyItemCsvFields(
  t: ReturnType<typeof useTranslations<'key-items.csv'>>,
  getHeader: GetHeader<typeof keyItemFields>,
  kind: KeyItemKind,
): readonly ImportField[] {
  const labelOf = (name: FieldPath) => (name === 'filterable' ? t('filterable') : getHeader(name))
  const fields = createCsvFields(labelOf, acceptedHeaders, { required: ['name.en'] })
  return fields.filter(({ name }) => kind === 'features' || name !== 'master')
}
