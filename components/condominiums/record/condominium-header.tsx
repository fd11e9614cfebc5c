'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import { generalProblems, locationProblem, photoProblem } from '@/components/portfolio/problems/problem'
import { ProblemChips } from '@/components/portfolio/problems/problem-chips'
import { missingTexts } from '@/components/records/record/missing-texts'
import { RecordHeader } from '@/components/records/record/record-header'
import { useTagState } from '@/components/records/record/use-tag-state'
import { useCall } from '@/lib/agency/use-call'
import { foreignLangOf } from '@/lib/format/in-language'
import { useCondominiumName } from './use-condominium'

const CondominiumHeaderMenu = dynamic(
  () => import('./condominium-header-menu').then((module) => module.CondominiumHeaderMenu),
  { ssr: false, loading: () => <span className="size-8 pointer-coarse:size-11" /> },
)

export function CondominiumHeader({ condominium }: { condominium: CondominiumGeneral }) {
  const t = useTranslations('condominiums.card')
  const shared = useTranslations('listing.form')
  const { id, cover, properties, archived, highlighted, i18n } = condominium
  const title = useCondominiumName(id)
  const locale = useLocale()
  const { tag, tagState } = useTagState('condominiums.tags', condominium.tag_id)
  const list = archived === 1 ? '/condominiums/archived' : '/condominiums/listings'
  return (
    <RecordHeader
      list={list}
      cover={{ location: 'condominiums', ownerId: id, item: cover }}
      overline={t('properties', { count: properties.total })}
      title={title}
      titleLang={foreignLangOf(i18n.title, locale)}
      states={[
        { label: shared('draft'), tone: 'warn', on: missingTexts(i18n).length > 0 },
        { label: shared('archived'), tone: 'danger', on: archived === 1 },
        ...tagState,
        { label: shared('highlighted'), tone: 'brand', on: highlighted === 1 },
      ]}
      chips={<Problems condominium={condominium} />}
      actions={<CondominiumHeaderMenu {...{ condominium, title, tag, list }} />}
    />
  )
}

function Problems({ condominium }: { condominium: CondominiumGeneral }) {
  const { id, cover, starting_price, derived, agent_id, i18n } = condominium
  const place = useCall('condominiums.location', { params: { id } }).data
  const lacking = missingTexts(i18n)
  const page = `/condominiums/edit/${id}`
  const problems = [
    ...(cover === null ? [photoProblem(page)] : []),
    ...(place?.block.location === null ? [locationProblem(page)] : []),
    ...generalProblems(page, {
      price: starting_price < 0 && derived.starting_price < 0 ? 0 : undefined,
      priceField: 'starting_price',
      agent: agent_id,
      missing: (['pt', 'en'] as const).filter((language) =>
        lacking.some((each) => each.language === language),
      ),
    }),
  ]
  return problems.map((problem) => (
    <li key={problem.kind}>
      <ProblemChips problems={[problem]} />
    </li>
  ))
}
