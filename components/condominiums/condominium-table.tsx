'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { AgentLine } from '@/components/listing/card/agent-line'
import { SelectOne, SelectPage } from '@/components/listing/bulk/select-page'
import { type Selection, useIsChosen } from '@/components/listing/bulk/use-selection'
import { ListTable, SortHead } from '@/components/listing/list/list-table'
import { Thumb } from '@/components/listing/list/thumb'
import { classes } from '@/components/ui/classes'
import { CondominiumChips } from './condominium-chips'
import { grossAreas } from './condominium-figures'
import { CondominiumLink } from './condominium-link'
import { CondominiumMenu } from './condominium-menu'
import { CondominiumPrice } from './condominium-price'
import type { Sort } from './listing-state'
import { rangeText } from './range-text'
import type { CondominiumActions } from './use-condominium-actions'

/** The developments in dense rows, to be sorted by their heads. */
export function CondominiumTable({
  condominiums,
  sort,
  onSort,
  selection,
  actions,
}: {
  condominiums: readonly Condominium[]
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection<Condominium>
  actions: CondominiumActions
}) {
  const t = useTranslations('condominiums.list.columns')
  const words = useTranslations('listing.list.columns')
  const figures = useTranslations('listing.card')
  const sortable = { sort, onSort }
  return (
    <ListTable
      head={
        <>
          <th scope="col" className="w-10">
            <SelectPage rows={condominiums} selection={selection} />
          </th>
          <th scope="col" className="w-20">
            <span className="sr-only">{words('cover')}</span>
          </th>
          <SortHead {...sortable} orders={['title', 'titleDown']} falling="titleDown">
            {words('title')}
          </SortHead>
          <th scope="col">{t('place')}</th>
          <SortHead {...sortable} orders={['priceHigh', 'priceLow']} falling="priceHigh">
            {t('price')}
          </SortHead>
          <th scope="col">{figures('bedrooms')}</th>
          <th scope="col">{figures('parking')}</th>
          <th scope="col">{words('area')}</th>
          <SortHead {...sortable} orders={['propertiesMost', 'propertiesLeast']} falling="propertiesMost">
            {t('properties')}
          </SortHead>
          <th scope="col">{words('state')}</th>
          <th scope="col">{words('agent')}</th>
          <th scope="col" className="w-12">
            <span className="sr-only">{words('actions')}</span>
          </th>
        </>
      }
    >
      {condominiums.map((condominium) => (
        <Row key={condominium.id} {...{ condominium, selection, actions }} />
      ))}
    </ListTable>
  )
}

function Row({
  condominium,
  selection,
  actions,
}: {
  condominium: Condominium
  selection: Selection<Condominium>
  actions: CondominiumActions
}) {
  const { id, cover, information, condo_where, properties, agent } = condominium
  const { from_bedrooms, to_bedrooms, from_parking, to_parking } = condominium
  return (
    <tr
      className={classes(
        'transition-colors duration-fast',
        useIsChosen(selection, id) ? 'bg-brand-soft' : 'hover:bg-wash/60',
      )}
    >
      <td>
        <SelectOne row={condominium} name={information.title} selection={selection} />
      </td>
      <td>
        <Thumb location="condominiums" ownerId={id} item={cover} />
      </td>
      <th scope="row" className="min-w-52 border-b border-line px-2 py-1.5 text-left font-medium">
        <CondominiumLink
          condominium={condominium}
          onBlocked={actions.onBlocked}
          className="line-clamp-2 rounded-sm underline-offset-2 hover:underline"
        />
        <span className="line-clamp-1 text-xs font-normal text-ink-soft">{information.slogan}</span>
      </th>
      <td className="max-w-52">{condo_where === '' ? '-' : condo_where}</td>
      <td className="whitespace-nowrap">
        <CondominiumPrice condominium={condominium} className="text-sm" />
      </td>
      <td className="figures whitespace-nowrap">{rangeText(from_bedrooms, to_bedrooms)}</td>
      <td className="figures whitespace-nowrap">{rangeText(from_parking, to_parking)}</td>
      <td className="figures whitespace-nowrap">{grossAreas(condominium)}</td>
      <td className="figures">{properties.active}</td>
      <td>
        <div className="flex max-w-44 flex-wrap gap-1">
          <CondominiumChips condominium={condominium} tone="plain" />
        </div>
      </td>
      <td className="max-w-40">
        <AgentLine agent={agent} />
      </td>
      <td>
        <CondominiumMenu condominium={condominium} {...actions} />
      </td>
    </tr>
  )
}
