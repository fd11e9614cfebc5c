import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { AgencyError } from '#contract/errors.ts'
import { Banner } from '@/components/ui/banner'
import { ScrollArea } from '@/components/ui/scroll-area'
import { PrintBar } from './print-bar'
import type { PrintOptions } from './print-options'
import type { PrintData } from './print-data'
import { PrintFailed } from './print-failed'
import { problemsOf } from './print-problems'
import { PropertySheet } from './property-sheet'
import { WindowCard } from './window-card'
import './print.css'

export async function PropertyPrint({
  printData,
  options,
}: {
  printData: PrintData | AgencyError
  options: PrintOptions
}) {
  const t = await getTranslations('print')
  if (printData instanceof AgencyError) return <PrintFailed code={printData.code} params={printData.params} />
  const problems = problemsOf(printData, options)
  const Paper = options.kind === 'window' ? WindowCard : PropertySheet
  return (
    <>
      <div className="mb-6 space-y-4 print:hidden">
        <PrintBar options={options} name={printData.property.reference} />
        {problems.length > 0 && (
          <Banner tone="warn" title={t('problemsTitle')}>
            <ul className="list-disc space-y-1 pl-5">
              {problems.map(({ name, tab }) => (
                <li key={name}>
                  {t(`problems.${name}`, { language: t(`languages.${options.language}`) })}{' '}
                  {tab !== null && (
                    <Link
                      href={`/properties/edit/${printData.property.id}/${tab}`}
                      className="underline underline-offset-2"
                    >
                      {t('fix')}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <ScrollArea
        label={t('title')}
        className="-m-1 overflow-x-auto p-1 print:m-0 print:overflow-visible print:p-0"
      >
        <Paper printData={printData} options={options} />
      </ScrollArea>
    </>
  )
}
