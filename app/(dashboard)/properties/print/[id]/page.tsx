import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { AgencyError } from '#contract/errors.ts'
import { Messages } from '@/components/layout/messages'
import { PageHeader } from '@/components/layout/page'
import { readPrint } from '@/components/print/print-choice'
import { loadProperty } from '@/components/print/print-data'
import { PropertyPrint } from '@/components/print/property-print'
import { paramsOf } from '@/components/resource/list-query'
import { idOf } from '../../../record-address'

type Props = PageProps<'/properties/print/[id]'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, query] = await Promise.all([getTranslations('print'), getLocale(), searchParams])
  return { title: `${t(`kinds.${readPrint(paramsOf(query), locale).kind}`)} · ${t('title')}` }
}

export default async function PrintPropertyPage({ params, searchParams }: Props) {
  const [t, locale, query] = await Promise.all([getTranslations('print'), getLocale(), searchParams])
  const choice = readPrint(paramsOf(query), locale)
  const id = idOf((await params).id)
  const printed = await loadProperty(id)
  if (printed instanceof AgencyError && printed.status === 404) notFound()
  return (
    <Messages of={['print']}>
      <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:px-8 lg:py-8 print:max-w-none print:p-0">
        <div className="print:hidden">
          <PageHeader
            title={t('title')}
            subtitle={t('subtitle')}
            back={{ href: `/properties/edit/${id}/general`, label: t('back') }}
          />
        </div>
        <PropertyPrint printed={printed} choice={choice} />
      </div>
    </Messages>
  )
}
