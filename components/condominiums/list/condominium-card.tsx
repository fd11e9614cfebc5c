import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordCard } from '@/components/portfolio/card/record-card'
import type { CardPart } from '@/components/portfolio/list/portfolio-parts'
import { CondominiumStates } from './condominium-states'
import { CondominiumFigures } from '../condominium-figures'
import { CondominiumMenu } from '../condominium-menu'
import { CondominiumPrice } from '../condominium-price'
import type { CondominiumActions } from '../use-condominium-actions'

export function CondominiumCard({
  condominium,
  rows,
  eager,
  selection,
  ...actions
}: CondominiumActions & CardPart<Condominium> & { condominium: Condominium }) {
  const t = useTranslations('condominiums.card')
  const { information, condo_where, properties } = condominium
  return (
    <RecordCard
      {...{ rows, selection, eager }}
      resource="condominiums"
      row={condominium}
      name={information.title}
      link={{ ...condominium, title: information.title }}
      chips={<CondominiumStates condominium={condominium} />}
      price={<CondominiumPrice condominium={condominium} />}
      aside={t('properties', { count: properties.total })}
      place={[condo_where === '' ? t('noPlace') : condo_where, information.slogan]
        .filter((text) => text !== '' && text !== '-')
        .join(' · ')}
      figures={<CondominiumFigures condominium={condominium} />}
      menu={<CondominiumMenu condominium={condominium} {...actions} />}
    />
  )
}
