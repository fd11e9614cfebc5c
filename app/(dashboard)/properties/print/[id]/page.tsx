import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AgencyError } from '#contract/errors.ts'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageHeader } from '@/components/layout/page'
import { parsePrintOptions } from '@/components/print/print-options'
import { loadPrintData } from '@/components/print/print-data'
import { PropertyPrint } from '@/components/print/property-print'
import { paramsOf } from '@/components/resource/list-query'
import { inLanguage } from '@/lib/format/in-language'
import { requireId, parseId } from '../../../record-id'
import { toRecordMetadata } from '../../../record-metadata'

type Props = PageProps<'/properties/print/[id]'>

const loadPrintDataOnce = cache(loadPrintData)

/** Browsers suggest the title as the name of the PDF file. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [t, locale, query] = await Promise.all([getTranslations('print'), getLocale(), searchParams])
  const { kind, language } = parsePrintOptions(paramsOf(query), locale)
  const title = t(`kinds.${kind}`)
  const id = parseId((await params).id)
  const printData = id === null ? null : await loadPrintDataOnce(id)
  if (printData === null || printData instanceof AgencyError) return toRecordMetadata(title, printData)
  const { reference, i18n } = printData.property
  return toRecordMetadata(title, `${reference} ${inLanguage(i18n.title, language)}`)
}

export default async function PrintPropertyPage({ params, searchParams }: Props) {
  const [t, locale, query] = await Promise.all([getTranslations('print'), getLocale(), searchParams])
  const options = parsePrintOptions(paramsOf(query), locale)
  const id = requireId((await params).id)
  const printData = await loadPrintDataOnce(id)
  if (printData instanceof AgencyError && printData.status === 404) notFound()
  return (
    <ClientMessages namespaces={['print']}>
      <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:py-8 print:max-w-none print:p-0">
        <div className="print:hidden">
          <PageHeader
            title={t('title')}
            subtitle={t('subtitle')}
            back={{ href: `/properties/edit/${id}/general`, label: t('back') }}
          />
        </div>
        <PropertyPrint printData={printData} options={options} />
      </div>
    </ClientMessages>
  )
}
