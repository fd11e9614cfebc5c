import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { TablePart } from '@/components/portfolio/list/portfolio-parts'
import { RecordTable } from '@/components/portfolio/list/record-table'
import { CondominiumMenu } from '../condominium-menu'
import { CondominiumPrice } from '../condominium-price'
import type { Sort } from './listing-state'
import { useCondominiumTableColumns } from './use-condominium-table-columns'
import type { CondominiumActions } from '../use-condominium-actions'

export function CondominiumTable({
  actions,
  ...table
}: TablePart<Condominium, Sort> & { actions: CondominiumActions }) {
  const tColumns = useTranslations('listing.list.columns')
  return (
    <RecordTable
      {...table}
      resource="condominiums"
      nameOf={({ information }) => information.title}
      coverColumn={{
        label: tColumns('cover'),
        className: 'w-14 @min-[36rem]:w-16 @max-[48rem]:[&>span]:sr-only',
      }}
      linkOf={(condominium) => ({ ...condominium, title: condominium.information.title })}
      summaryOf={({ condo_where }) => condo_where}
      columns={useCondominiumTableColumns()}
      priceClass="w-32 @min-[36rem]:w-36"
      priceCell={(condominium) => <CondominiumPrice condominium={condominium} className="text-sm" />}
      menu={(condominium) => <CondominiumMenu condominium={condominium} {...actions} />}
    />
  )
}
