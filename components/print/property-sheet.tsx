import { languageTags } from '#contract/language-tags.ts'
import { listingFields } from '@/components/records/listing-fields'
import { largeFileOf, mediaUrl } from '@/lib/format/media-url'
import { paragraphsOf } from '@/lib/format/rich-text'
import { ContactBand } from './contact-band'
import { EnergyScale } from './energy-scale'
import { FactList } from './fact-list'
import type { PrintData, PrintProps } from './print-data'
import { createKeyFigures, createOtherFacts, formatEnergy, formatPrintedPrice } from './printed-facts'
import { createPrintedHeadline, nameOf } from './printed-headline'
import { PrintedPhoto } from './printed-photo'

const photosOnFirstPage = 4
const maxPhotos = 10

/**
 * A property sheet of two or more A4 pages: a summary, then description, features, up to six more photos, and floor
 * plans.
 */
export async function PropertySheet({ printData, options }: PrintProps) {
  const { property, photos, plans, location } = printData
  const { language, labelLanguage } = options
  const { t, tRoot, title, kicker } = await createPrintedHeadline(printData, options)
  const features = property.features_id.flatMap((id) => nameOf(printData.features, id, language) ?? [])
  const paragraphs = paragraphsOf(property.i18n.description[language])
  const facts = createOtherFacts(property, tRoot, labelLanguage)
  const header = <PageHeader printData={printData} reference={t('reference')} />
  const renderPhotos = (from: number, to: number) =>
    photos
      .slice(from, to)
      .map((item, index) => (
        <PrintedPhoto
          key={item.id}
          propertyId={property.id}
          item={item}
          large={from + index === 0}
          alt={t('photo', { number: from + index + 1, title })}
        />
      ))
  return (
    <div lang={languageTags[labelLanguage]} className="paper paper-sheet">
      <section className="sheet-page sheet-page-first" aria-label={t('side', { number: 1 })}>
        {header}
        {photos.length > 0 && <div className="min-h-0 flex-1">{renderPhotos(0, 1)}</div>}
        {photos.length > 1 && (
          <div className="mt-2.5 grid h-38 grid-cols-3 gap-2.5 [&>img]:min-h-0">
            {renderPhotos(1, photosOnFirstPage)}
          </div>
        )}
        <div className="mt-6 flex items-end justify-between gap-6">
          <div>
            <p className="font-semibold text-brand-ink">{kicker}</p>
            <h2 lang={languageTags[language]} className="text-[length:--spacing(7)]/[1.15]">
              {title}
            </h2>
            {location !== null && <p className="mt-1 text-[length:--spacing(4)] text-ink-soft">{location}</p>}
            {/* The slogan is for the private collection. */}
            {property.collection === 1 && <p className="italic">{property.i18n.slogan[language]}</p>}
          </div>
          <p className="max-w-[45%] shrink-0 text-right text-[length:--spacing(8)]/[1.1] font-[650] tabular-nums">
            {formatPrintedPrice(property, t, labelLanguage)}
          </p>
        </div>
        <FactList
          facts={createKeyFigures(property, labelLanguage)}
          t={tRoot}
          className="mt-5 flex flex-wrap gap-x-9 gap-y-2 border-y-[length:--spacing(0.25)] border-line py-3 [&_dd]:text-[length:--spacing(5.2)]/[1.2]"
        />
        <div className="mt-auto flex items-end justify-between gap-8 pt-4">
          <EnergyScale
            rating={property.energy}
            label={tRoot(listingFields.energy.label)}
            fallback={formatEnergy(property.energy, tRoot, t('noEnergy'))}
          />
          <ContactBand printData={printData} options={options} />
        </div>
      </section>
      <section className="sheet-page" aria-label={t('side', { number: 2 })}>
        {header}
        {paragraphs.length > 0 && (
          <>
            <h3 lang={languageTags[language]}>{title}</h3>
            <div lang={languageTags[language]} className="columns-2 gap-x-8 wrap-anywhere">
              {paragraphs.map((paragraph, index) => (
                <p key={index} className="mb-2 [orphans:3] [widows:3]">
                  {paragraph}
                </p>
              ))}
            </div>
          </>
        )}
        {facts.length > 0 && (
          <FactList
            facts={facts}
            t={tRoot}
            className="mt-4 grid break-inside-avoid grid-cols-3 gap-x-8 gap-y-1.5 border-y-[length:--spacing(0.25)] border-line py-3 [&>div]:flex [&>div]:justify-between [&>div]:gap-3"
          />
        )}
        {features.length > 0 && (
          <div className="break-inside-avoid">
            <h3>{tRoot(listingFields.features_id.label)}</h3>
            <ul lang={languageTags[language]} className="list-disc columns-3 gap-x-8 pl-4">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        )}
        {photos.length > photosOnFirstPage && (
          <div className="mt-5 grid grid-cols-2 gap-3 [&>img]:h-62 [&>img]:break-inside-avoid">
            {renderPhotos(photosOnFirstPage, maxPhotos)}
          </div>
        )}
        {plans.length > 0 && (
          <div className="break-inside-avoid">
            <h3>{t('plans')}</h3>
            {plans.map((item) => (
              <img
                key={item.id}
                className="max-h-150 w-full break-inside-avoid object-contain"
                src={mediaUrl('properties', property.id, largeFileOf(item))}
                alt={t('plan', { title })}
              />
            ))}
          </div>
        )}
        <p className="mt-5 text-[length:--spacing(2.8)] text-ink-soft">{t('smallPrint')}</p>
      </section>
    </div>
  )
}

function PageHeader({ printData, reference }: { printData: PrintData; reference: string }) {
  return (
    <p className="mb-4 flex justify-between border-b-[length:--spacing(0.5)] border-brand pb-2 text-ink-soft">
      <strong className="text-[length:--spacing(4.6)]/[1.1] text-brand-ink">{printData.agency.name}</strong>
      <span>
        {reference} {printData.property.reference}
      </span>
    </p>
  )
}
