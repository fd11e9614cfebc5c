import { languageTags } from '#contract/language-tags.ts'
import { ContactBand } from './contact-band'
import { EnergyBadge } from './energy-scale'
import { listingFields } from '@/components/records/listing-fields'
import type { PrintProps } from './print-data'
import { formatEnergy, formatPrintedPrice, createWindowCardFigures } from './printed-facts'
import { createPrintedHeadline } from './printed-headline'
import { PrintedPhoto } from './printed-photo'

/** A4 landscape for the shop window. Essential text is at least 5 mm high, readable from two metres. */
export async function WindowCard({ printData, options }: PrintProps) {
  const { property, photos, location } = printData
  const { language, labelLanguage } = options
  const { t, tRoot, title, kicker } = await createPrintedHeadline(printData, options)
  return (
    <div lang={languageTags[labelLanguage]} className="paper paper-window">
      <section className="sheet-page sheet-page-window" aria-label={t('kinds.window')}>
        <div className="window-photos">
          {photos.slice(0, 3).map((item, index) => (
            <div key={item.id}>
              <PrintedPhoto
                propertyId={property.id}
                item={item}
                large
                alt={t('photo', { number: index + 1, title })}
              />
            </div>
          ))}
        </div>
        <div className="window-words">
          <p className="kicker">{kicker}</p>
          <h2 lang={languageTags[language]}>{title}</h2>
          {location !== null && <p className="place">{location}</p>}
          <p className="price">{formatPrintedPrice(property, t, labelLanguage)}</p>
          <dl className="window-figures">
            {createWindowCardFigures(property, labelLanguage).map(({ labelKey, value }) => (
              <div key={labelKey}>
                <dt>{tRoot(labelKey)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="window-foot">
            <EnergyBadge
              rating={property.energy}
              label={tRoot(listingFields.energy.label)}
              fallback={formatEnergy(property.energy, tRoot, t('noEnergy'))}
            />
            <ContactBand printData={printData} options={options} />
          </div>
          <p className="window-reference">
            {t('reference')} {property.reference}
          </p>
        </div>
      </section>
    </div>
  )
}
