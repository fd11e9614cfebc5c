import { languageTags } from '#contract/language-tags.ts'
import { listingFields } from '@/components/records/listing-fields'
import { ContactBand } from './contact-band'
import { EnergyBadge } from './energy-scale'
import { FactList } from './fact-list'
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
        <div className="grid min-h-0 grid-cols-2 grid-rows-[2fr_1fr] gap-1.5 bg-wash [&>img]:min-h-0 [&>img]:first:col-span-full [&>img]:only:row-span-full">
          {photos.slice(0, 3).map((item, index) => (
            <PrintedPhoto
              key={item.id}
              propertyId={property.id}
              item={item}
              large
              alt={t('photo', { number: index + 1, title })}
            />
          ))}
        </div>
        <div className="flex min-w-0 flex-col p-11 pb-9">
          <p className="text-[length:--spacing(6.5)] font-semibold text-brand-ink">{kicker}</p>
          <h2 lang={languageTags[language]} className="line-clamp-3 text-[length:--spacing(11)]/[1.12]">
            {title}
          </h2>
          {location !== null && <p className="mt-1 text-[length:--spacing(6.5)] text-ink-soft">{location}</p>}
          <p className="mt-7 shrink-0 text-[length:--spacing(17)]/[1.1] font-[650] text-brand-ink tabular-nums">
            {formatPrintedPrice(property, t, labelLanguage)}
          </p>
          <FactList
            facts={createWindowCardFigures(property, labelLanguage)}
            t={tRoot}
            className="mt-9 grid grid-cols-2 gap-x-6 gap-y-4 [&_dd]:text-[length:--spacing(11)]/[1.1] [&_dt]:text-[length:--spacing(5.5)] [&>div]:flex [&>div]:flex-col-reverse"
          />
          <div className="mt-auto flex items-end justify-between gap-6">
            <EnergyBadge
              rating={property.energy}
              label={tRoot(listingFields.energy.label)}
              fallback={formatEnergy(property.energy, tRoot, t('noEnergy'))}
            />
            <ContactBand printData={printData} options={options} />
          </div>
          <p className="mt-3 text-[length:--spacing(5)] text-ink-soft">
            {t('reference')} {property.reference}
          </p>
        </div>
      </section>
    </div>
  )
}
