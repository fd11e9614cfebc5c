'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { TablePart } from '@/components/portfolio/list/portfolio-parts'
import { CoverCell, TitleCell } from '@/components/portfolio/list/record-cells'
import { RecordTable } from '@/components/portfolio/list/record-table'
import { CondominiumLink } from '../condominium-link'
import { CondominiumMenu } from '../condominium-menu'
import { CondominiumPrice } from '../condominium-price'
import type { Sort } from './listing-state'
import { useCondominiumTableColumns } from './use-condominium-table-columns'
import type { CondominiumActions } from '../use-condominium-actions'

export function CondominiumTable({
  actions,
  ...table
}: TablePart<Condominium, Sort> & { actions: CondominiumActions }) {
  const t = useTranslations('condominiums.list.columns')
  const tColumns = useTranslations('listing.list.columns')
  return (
    <RecordTable
      {...table}
      nameOf={({ information }) => information.title}
      coverColumn={{
        label: tColumns('cover'),
        className: 'w-14 @min-[36rem]:w-16 @max-[48rem]:[&>span]:sr-only',
        cell: ({ id, cover }) => <CoverCell location="condominiums" recordId={id} cover={cover} />,
      }}
      titleColumn={{
        label: tColumns('title'),
        sort: { orders: ['title', 'titleDown'], descending: 'titleDown' },
        cell: (condominium) => (
          <TitleCell second={condominium.condo_where}>
            <CondominiumLink
              condominium={condominium}
              className="line-clamp-2 rounded-sm @min-[36rem]:group-data-[density=compact]/table:line-clamp-1 underline-offset-2 hover:underline"
            />
          </TitleCell>
        ),
      }}
      columns={useCondominiumTableColumns()}
      priceColumn={{
        label: t('price'),
        sort: { orders: ['priceHigh', 'priceLow'], descending: 'priceHigh' },
        numeric: true,
        className: 'w-32 @min-[36rem]:w-36',
        cell: (condominium) => <CondominiumPrice condominium={condominium} className="text-sm" />,
      }}
      menu={(condominium) => <CondominiumMenu condominium={condominium} {...actions} />}
    />
  )
}
