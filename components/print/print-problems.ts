import type { PrintOptions } from './print-options'
import type { PrintData } from './print-data'
import { createPublicUrl } from './public-url'

/** `name` is the message key below `print.problems`, `tab` the property's tab where the problem can be fixed. */
type PrintProblem = {
  name: string
  tab: 'general' | 'media' | 'location' | 'seo' | 'collection' | null
}

export function problemsOf(printData: PrintData, { kind, language }: PrintOptions): PrintProblem[] {
  const { property, photos, location, agent, agency, slug } = printData
  const url = createPublicUrl(agency.propertyUrl, language, {
    ...property,
    slug: slug[language],
  })
  const problems: (PrintProblem | false)[] = [
    // Decreto-Lei 101-D/2020: every advert shows the class of a valid certificate.
    property.energy === null && { name: 'noEnergy', tab: 'general' },
    property.energy === 'In Process' && { name: 'energyInProcess', tab: 'general' },
    photos.length === 0 && { name: 'noPhoto', tab: 'media' },
    property.i18n.title[language] === '' && { name: 'noTitle', tab: 'general' },
    kind === 'sheet' && property.i18n.description[language] === '' && { name: 'noText', tab: 'general' },
    property.price === 0 && property.hide_price === 0 && { name: 'noPrice', tab: 'general' },
    location === null && { name: 'noPlace', tab: 'location' },
    agent === null && { name: 'noAgent', tab: 'general' },
    agency.propertyUrl === null && { name: 'noWebsite', tab: null },
    agency.propertyUrl !== null && url === null && { name: 'noPageUrl', tab: 'seo' },
    agency.ami === null && { name: 'noAmi', tab: null },
    property.archived === 1 && { name: 'archived', tab: null },
    kind === 'window' && property.collection === 1 && { name: 'private', tab: 'collection' },
  ]
  return problems.filter((problem) => problem !== false)
}
