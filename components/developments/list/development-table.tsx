import { useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { RecordTable } from '@/components/portfolio/list/record-table'
import type { TableViewProps } from '@/components/portfolio/list/view-props'
import { DevelopmentMenu } from '../development-menu'
import { DevelopmentPrice } from '../development-price'
import type { DevelopmentActions } from '../use-development-actions'
import type { Sort } from './development-list-state'

export function DevelopmentTable({
  actions,
  ...table
}: TableViewProps<Development, Sort> & { actions: DevelopmentActions }) {
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
      linkedRecordOf={(development) => ({ ...development, title: development.information.title })}
      summaryOf={({ condo_where }) => condo_where}
      priceClass="w-32 @min-[36rem]:w-36"
      priceCell={(development) => <DevelopmentPrice development={development} className="text-sm" />}
      menu={(development) => <DevelopmentMenu development={development} {...actions} />}
    />
  )
}
