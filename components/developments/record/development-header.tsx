import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { DevelopmentGeneral } from '#contract/development.ts'
import { useRecordName } from '@/components/records/record/use-record-name'
import { findRecordProblems } from '@/components/records/problems/record-problems'
import { findMissingLanguages } from '@/components/records/record/missing-texts'
import { RecordHeader } from '@/components/records/record/record-header'
import { useTagState } from '@/components/records/record/use-tag-state'
import { useCall } from '@/lib/agency/use-call'
import { foreignLangOf } from '@/lib/format/in-language'
import { DevelopmentPrice } from '../development-price'

const DevelopmentHeaderMenu = dynamic(
  () => import('./development-header-menu').then((module) => module.DevelopmentHeaderMenu),
  { ssr: false, loading: () => <span className="size-8 pointer-coarse:size-11" /> },
)

export function DevelopmentHeader({ development }: { development: DevelopmentGeneral }) {
  const t = useTranslations('condominiums.card')
  const tListing = useTranslations('listing.form')
  const { id, cover, properties, archived, highlighted, starting_price, derived, i18n } = development
  const locationResponse = useCall('condominiums.location', { params: { id } }).data
  const startingPrice = starting_price < 0 ? derived.starting_price : starting_price
  const missingLanguages = findMissingLanguages(i18n)
  const title = useRecordName()(development)
  const locale = useLocale()
  const { tag, tagStates } = useTagState('condominiums.tags', development.tag_id)
  const listHref = archived === 1 ? '/condominiums/archived' : '/condominiums/listings'
  return (
    <RecordHeader
      listHref={listHref}
      resource="condominiums"
      {...{ id, cover }}
      detail={
        <>
          {startingPrice >= 0 && (
            <DevelopmentPrice development={{ starting_price: startingPrice }} className="text-ink" />
          )}
          <span>{t('properties', { count: properties.total })}</span>
        </>
      }
      title={title}
      titleLang={foreignLangOf(i18n.title, locale)}
      states={[
        { label: tListing('draft'), tone: 'warn', isOn: missingLanguages.length > 0 },
        { label: t('archived'), tone: 'danger', isOn: archived === 1 },
        ...tagStates,
        { label: t('highlighted'), tone: 'brand', isOn: highlighted === 1 },
      ]}
      problems={findRecordProblems(`/condominiums/edit/${id}`, {
        cover,
        location: locationResponse?.block.location,
        // -1 means not set.
        hasPrice: startingPrice >= 0,
        priceField: 'starting_price',
        missingLanguages,
        agent: development.agent_id,
      })}
      actions={<DevelopmentHeaderMenu {...{ development, title, tag, listHref }} />}
    />
  )
}
