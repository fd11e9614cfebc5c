'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard, PropertyInput } from '#contract/property.ts'
import { createRowParser, type ImportPlan } from '@/components/csv/import/import-plan'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { agentPickerArgs } from '@/components/records/agent-picker-args'
import { districtPickerArgs } from '@/components/records/district-picker-args'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { useFieldHeaders, type GetHeader } from '@/components/resource/use-field-texts'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import { call } from '@/lib/agency/call'
import { fullNameOf } from '@/lib/format/full-name'
import { propertyFields } from '../fields'
import { type Lookups, toPropertyInput, findUnmatchedFields, createPropertyCsvFields } from './property-cells'

export function PropertyImport() {
  const t = useTranslations('properties.csv')
  const getHeader = useFieldHeaders(propertyFields)
  return <ImportScreen plan={useMemo(() => createPropertyImportPlan(t('file'), getHeader), [t, getHeader])} />
}

function createPropertyImportPlan(
  fileName: string,
  getHeader: GetHeader<typeof propertyFields>,
): ImportPlan<PropertyInput> {
  return {
    resource: 'properties',
    name: fileName,
    href: '/properties/listings',
    fields: createPropertyCsvFields(getHeader),
    loadRowParser: async () => {
      const [{ endpointOf }, lookups] = await Promise.all([import('#contract/index.ts'), loadLookups()])
      return createRowParser(
        endpointOf('properties.add').body,
        (cells) => toPropertyInput(cells, lookups),
        (cells) => findUnmatchedFields(cells, lookups),
      )
    },
    send: (body) => call('properties.add', { body }),
    duplicateField: 'reference',
    toDuplicateKey: (reference) => reference.trim().toUpperCase(),
    fetchExistingTexts: async (signal) => {
      const lists = states.map((state) =>
        fetchAllPages(fetchPropertiesIn(state), { signal, maxRows: maxRowsPerList }),
      )
      return (await Promise.all(lists)).flat().map(({ reference }) => reference)
    },
  }
}

const states = ['active', 'sold', 'archived'] as const

/** Limits the properties fetched per list to find duplicate references. The API rejects any other duplicate. */
const maxRowsPerList = 2000

const fetchPropertiesIn = (state: (typeof states)[number]) => async (page: number, signal: AbortSignal) => {
  const query = { page, itemsPerPage: limits.rowsPerPageMax, filter: { state } }
  const { properties, total } = await call('properties.list', { query }, { signal })
  return { rows: properties as readonly PropertyCard[], total }
}

async function loadLookups(): Promise<Lookups> {
  const [types, agents, districts] = await Promise.all([
    fetchAllPages(async (page) => {
      const { params, query } = keyItemPickerArgs('types')
      const { keys, total } = await call('keyItems.list', { params, query: { ...query, page } })
      return { rows: keys, total }
    }),
    fetchAllPages(async (page) => {
      const { agents: rows, total } = await call('agents.list', { query: { ...agentPickerArgs.query, page } })
      return { rows, total }
    }),
    fetchAllPages(async (page) => {
      const { districts: rows, total } = await call('districts.list', {
        query: { ...districtPickerArgs.query, page },
      })
      return { rows, total }
    }),
  ])
  return {
    type_id: indexNames(types.map(({ id, name }) => [id, [name.en, name.pt]])),
    agent_id: indexNames(agents.map((agent) => [agent.id, [fullNameOf(agent), agent.email ?? '']])),
    district_id: indexNames(districts.map(({ id, name }) => [id, [name.en, name.pt]])),
  }
}

/** If several records have the same name, the first one wins. */
function indexNames(records: readonly [id: number, names: readonly string[]][]): ReadonlyMap<string, number> {
  const entries = records.flatMap(([id, names]) =>
    names.map((name) => [normalizeForSearch(name), id] as const),
  )
  return new Map(entries.filter(([name]) => name !== '').toReversed())
}
