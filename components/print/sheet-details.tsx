import { languageTags } from '#contract/language-tags.ts'
import { mediaUrl } from '@/lib/format/media-url'
import { paragraphsOf } from '@/lib/format/rich-text'
import { listingFields } from '@/components/records/listing-fields'
import type { PrintData, PrintProps } from './print-data'
import { createOtherFacts } from './printed-facts'
import { createPrintedHeadline, nameOf } from './printed-headline'
import { PrintedPhoto } from './printed-photo'

const maxPhotos = 6

export async function SheetDetails({
  printData,
  options,
  firstPhotoIndex,
}: PrintProps & { firstPhotoIndex: number }) {
  const { property, photos, plans } = printData
  const { language, labelLanguage } = options
  const { t, tRoot, title } = await createPrintedHeadline(printData, options)
  const features = property.features_id.flatMap((id) => nameOf(printData.features, id, language) ?? [])
  const paragraphs = paragraphsOf(property.i18n.description[language])
  const facts = createOtherFacts(property, tRoot, labelLanguage)
  return (
    <section className="sheet-page" aria-label={t('side', { number: 2 })}>
      <SheetPageHeader printData={printData} reference={t('reference')} />
      {paragraphs.length > 0 && <h3 lang={languageTags[language]}>{title}</h3>}
      {paragraphs.length > 0 && (
        <div lang={languageTags[language]} className="text">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ labelKey, value }) => (
            <div key={labelKey}>
              <dt>{tRoot(labelKey)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && (
        <div className="together">
          <h3>{tRoot(listingFields.features_id.label)}</h3>
          <ul lang={languageTags[language]} className="features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
      {photos.length > firstPhotoIndex && (
        <div className="grid-of-photos">
          {photos.slice(firstPhotoIndex, firstPhotoIndex + maxPhotos).map((item, index) => (
            <div key={item.id}>
              <PrintedPhoto
                propertyId={property.id}
                item={item}
                alt={t('photo', { number: firstPhotoIndex + index + 1, title })}
              />
            </div>
          ))}
        </div>
      )}
      {plans.length > 0 && (
        <div className="together">
          <h3>{t('plans')}</h3>
          {plans.map((item) => (
            <img
              key={item.id}
              className="plan"
              src={mediaUrl('properties', property.id, item.page ?? item.file)}
              alt={t('plan', { title })}
            />
          ))}
        </div>
      )}
      <p className="small-print">{t('smallPrint')}</p>
    </section>
  )
}

export function SheetPageHeader({ printData, reference }: { printData: PrintData; reference: string }) {
  return (
    <p className="sheet-page-header">
      <strong>{printData.agency.name}</strong>
      <span>
        {reference} {printData.property.reference}
      </span>
    </p>
  )
}
