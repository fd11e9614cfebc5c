'use client'

import { MapPinIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { SelectOne } from '@/components/listing/bulk/select-page'
import { type Selection, useIsChosen } from '@/components/listing/bulk/use-selection'
import { AgentLine } from '@/components/listing/card/agent-line'
import { cardLink, RecordCard } from '@/components/listing/card/record-card'
import { Cover } from '@/components/listing/cover'
import { CondominiumChips } from './condominium-chips'
import { CondominiumFigures } from './condominium-figures'
import { CondominiumLink } from './condominium-link'
import { CondominiumMenu } from './condominium-menu'
import { CondominiumPrice } from './condominium-price'
import type { CondominiumActions } from './use-condominium-actions'

/** One development: the photograph leads, then starting price, title, slogan, place, figures, agent. */
export function CondominiumCard({
  condominium,
  eager = false,
  selection,
  ...actions
}: CondominiumActions & { condominium: Condominium; eager?: boolean; selection: Selection<Condominium> }) {
  const t = useTranslations('condominiums.card')
  const { id, cover, information, condo_where, properties, agent } = condominium
  return (
    <RecordCard
      selected={useIsChosen(selection, id)}
      corner={<SelectOne row={condominium} name={information.title} selection={selection} corner />}
      cover={<Cover location="condominiums" ownerId={id} item={cover} alt="" eager={eager} />}
      chips={<CondominiumChips condominium={condominium} tone="raised" />}
      price={<CondominiumPrice condominium={condominium} />}
      aside={
        <span className="figures shrink-0 text-xs text-ink-soft">
          {t('properties', { count: properties.total })}
        </span>
      }
      title={<CondominiumLink condominium={condominium} onBlocked={actions.onBlocked} className={cardLink} />}
      place={information.slogan}
      foot={
        <>
          <AgentLine agent={agent} />
          <div className="relative z-1 ml-auto flex shrink-0 items-center">
            <CondominiumMenu condominium={condominium} {...actions} />
          </div>
        </>
      }
    >
      <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-soft">
        <MapPinIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className="truncate">{condo_where === '' ? t('noPlace') : condo_where}</span>
      </p>
      <CondominiumFigures condominium={condominium} />
    </RecordCard>
  )
}
