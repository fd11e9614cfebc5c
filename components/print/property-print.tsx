import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { AgencyError } from '#contract/errors.ts'
import { Banner } from '@/components/ui/banner'
import { ScrollArea } from '@/components/ui/scroll-area'
import { PrintBar } from './print-bar'
import type { PrintChoice } from './print-choice'
import type { PrintedProperty } from './print-data'
import { PrintFailed } from './print-failed'
import { PropertySheet } from './property-sheet'
import { WindowCard } from './window-card'
import './print.css'
import { publicAddress } from './public-address'

export async function PropertyPrint({
  printed,
  choice,
}: {
  printed: PrintedProperty | AgencyError
  choice: PrintChoice
}) {
  const t = await getTranslations('print')
  if (printed instanceof AgencyError) return <PrintFailed code={printed.code} params={printed.params} />
  const problems = problemsOf(printed, choice)
  const Paper = choice.kind === 'window' ? WindowCard : PropertySheet
  return (
    <>
      <div className="mb-6 space-y-4 print:hidden">
        <PrintBar choice={choice} name={printed.property.reference} />
        {problems.length > 0 && (
          <Banner tone="warn" title={t('problemsTitle')}>
            <ul className="list-disc space-y-1 pl-5">
              {problems.map(({ name, tab }) => (
                <li key={name}>
                  {t(`problems.${name}`, { language: t(`languages.${choice.language}`) })}{' '}
                  {tab !== null && (
                    <Link
                      href={`/properties/edit/${printed.property.id}/${tab}`}
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
        <Paper printed={printed} choice={choice} />
      </ScrollArea>
    </>
  )
}

/** Message key below `print.problems`; `tab` is the part of the property that fixes it. */
type PrintProblem = {
  name: string
  tab: 'general' | 'media' | 'location' | 'seo' | 'collection' | null
}

export function problemsOf(printed: PrintedProperty, { kind, language }: PrintChoice): PrintProblem[] {
  const { property, photos, place, agent, agency, slug } = printed
  const address = publicAddress(agency.propertyUrl, language, {
    ...property,
    slug: slug[language],
  })
  const found: (PrintProblem | false)[] = [
    // Decreto-Lei 101-D/2020: every advert shows the class of a valid certificate.
    property.energy === null && { name: 'noEnergy', tab: 'general' },
    property.energy === 'In Process' && { name: 'energyInProcess', tab: 'general' },
    photos.length === 0 && { name: 'noPhoto', tab: 'media' },
    property.i18n.title[language] === '' && { name: 'noTitle', tab: 'general' },
    kind === 'sheet' && property.i18n.description[language] === '' && { name: 'noText', tab: 'general' },
    property.price === 0 && property.hide_price === 0 && { name: 'noPrice', tab: 'general' },
    place === null && { name: 'noPlace', tab: 'location' },
    agent === null && { name: 'noAgent', tab: 'general' },
    agency.propertyUrl === null && { name: 'noWebsite', tab: null },
    agency.propertyUrl !== null && address === null && { name: 'noAddress', tab: 'seo' },
    agency.ami === null && { name: 'noAmi', tab: null },
    property.archived === 1 && { name: 'archived', tab: null },
    kind === 'window' && property.collection === 1 && { name: 'private', tab: 'collection' },
  ]
  return found.filter((problem) => problem !== false)
}
