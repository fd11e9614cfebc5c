import { languageTags } from '#contract/language-tags.ts'
import { ContactBand } from './contact-band'
import { EnergyScale } from './energy-scale'
import { listingFields } from '@/components/records/listing-fields'
import type { PrintProps } from './print-data'
import { formatEnergy, createKeyFigures, formatPrintedPrice } from './printed-facts'
import { createPrintedHeadline } from './printed-headline'
import { PrintedPhoto } from './printed-photo'
import { SheetPageHeader, SheetDetails } from './sheet-details'

const photosOnFirstPage = 4

/**
 * A property sheet of two or more A4 pages: a summary, then description, features, up to six more photos, and floor
 * plans.
 */
export async function PropertySheet({ printData, options }: PrintProps) {
  const { property, photos, location } = printData
  const { language, labelLanguage } = options
  const { t, tRoot, title, kicker } = await createPrintedHeadline(printData, options)
  const photo = (index: number) => (
    <PrintedPhoto
      propertyId={property.id}
      item={photos[index]}
      large={index === 0}
      alt={t('photo', { number: index + 1, title })}
    />
  )
  return (
    <div lang={languageTags[labelLanguage]} className="paper paper-sheet">
      <section className="sheet-page sheet-page-first" aria-label={t('side', { number: 1 })}>
        <SheetPageHeader printData={printData} reference={t('reference')} />
        {photos.length > 0 && <div className="hero">{photo(0)}</div>}
        {photos.length > 1 && (
          <div className="row-of-photos">
            {photos.slice(1, photosOnFirstPage).map((item, index) => (
              <div key={item.id}>{photo(index + 1)}</div>
            ))}
          </div>
        )}
        <div className="title-row">
          <div>
            <p className="kicker">{kicker}</p>
            <h2 lang={languageTags[language]}>{title}</h2>
            {location !== null && <p className="place">{location}</p>}
            {property.collection === 1 && <p className="slogan">{property.i18n.slogan[language]}</p>}
          </div>
          <p className="price">{formatPrintedPrice(property, t, labelLanguage)}</p>
        </div>
        <dl className="figures-row">
          {createKeyFigures(property, labelLanguage).map(({ labelKey, value }) => (
            <div key={labelKey}>
              <dt>{tRoot(labelKey)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="bottom-row">
          <EnergyScale
            rating={property.energy}
            label={tRoot(listingFields.energy.label)}
            fallback={formatEnergy(property.energy, tRoot, t('noEnergy'))}
          />
          <ContactBand printData={printData} options={options} />
        </div>
      </section>
      <SheetDetails printData={printData} options={options} firstPhotoIndex={photosOnFirstPage} />
    </div>
  )
}
