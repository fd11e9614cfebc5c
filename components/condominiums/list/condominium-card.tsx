'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { SelectOne } from '@/components/portfolio/bulk/select-page'
import { useIsSelected } from '@/components/portfolio/bulk/use-selection'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { cardLink, RecordCard } from '@/components/portfolio/card/record-card'
import type { CardPart } from '@/components/portfolio/list/portfolio-parts'
import { Cover } from '@/components/records/cover'
import { CondominiumChips } from './condominium-chips'
import { CondominiumFigures } from '../condominium-figures'
import { CondominiumLink } from '../condominium-link'
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
  const { id, cover, information, condo_where, properties, agent } = condominium
  return (
    <RecordCard
      selected={useIsSelected(selection, id)}
      checkbox={
        <SelectOne row={condominium} rows={rows} name={information.title} selection={selection} corner />
      }
      cover={<Cover location="condominiums" recordId={id} item={cover} eager={eager} />}
      chips={<CondominiumChips condominium={condominium} tone="raised" />}
      price={<CondominiumPrice condominium={condominium} />}
      aside={
        <span className="figures shrink-0 text-xs text-ink-soft">
          {t('properties', { count: properties.total })}
        </span>
      }
      title={<CondominiumLink condominium={condominium} className={cardLink} />}
      place={[condo_where === '' ? t('noPlace') : condo_where, information.slogan]
        .filter((text) => text !== '' && text !== '-')
        .join(' · ')}
      figures={<CondominiumFigures condominium={condominium} />}
      footer={
        <>
          <AgentLine agent={agent} />
          <CondominiumMenu condominium={condominium} {...actions} />
        </>
      }
    />
  )
}
