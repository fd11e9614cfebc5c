import { useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { RecordCard } from '@/components/portfolio/card/record-card'
import type { CardViewProps } from '@/components/portfolio/list/view-props'
import { DevelopmentStates } from './development-states'
import { DevelopmentFigures } from '../development-figures'
import { DevelopmentMenu } from '../development-menu'
import { DevelopmentPrice } from '../development-price'
import type { DevelopmentActions } from '../use-development-actions'

export function DevelopmentCard({
  development,
  rows,
  eager,
  selection,
  ...actions
}: DevelopmentActions & CardViewProps<Development> & { development: Development }) {
  const t = useTranslations('condominiums.card')
  const { information, condo_where, properties } = development
  return (
    <RecordCard
      {...{ rows, selection, eager }}
      resource="condominiums"
      row={development}
      name={information.title}
      linkedRecord={{ ...development, title: information.title }}
      chips={<DevelopmentStates development={development} />}
      price={<DevelopmentPrice development={development} />}
      aside={t('properties', { count: properties.total })}
      // The API sends `-` for a missing slogan.
      place={[condo_where === '' ? t('noPlace') : condo_where, information.slogan]
        .filter((text) => text !== '' && text !== '-')
        .join(' · ')}
      figures={<DevelopmentFigures development={development} />}
      menu={<DevelopmentMenu development={development} {...actions} />}
    />
  )
}
