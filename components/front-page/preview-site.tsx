import { useTranslations } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import type { PublicHighlight } from '#contract/front-page.ts'
import type { MediaItem } from '#contract/media.ts'
import { typologyOf } from '#contract/typology.ts'
import type { Language } from '#contract/values.ts'
import { classes } from '@/components/ui/classes'
import { largeFileOf, mediaUrl, photoSources } from '@/lib/format/media-url'
import { formatPrice } from '@/lib/format/money'
import { type CoverValues, frontPageRecordId } from './cover-values'

export type PreviewWidth = 'desktop' | 'phone'

type Props = {
  cover: CoverValues | undefined
  photo: MediaItem | undefined
  coverCount: number
  index: number
  highlights: readonly PublicHighlight[]
  language: Language
  width: PreviewWidth
}

/** The website's front page in one language, unscaled. */
export function PreviewSite({ cover, photo, coverCount, index, highlights, language, width }: Props) {
  const t = useTranslations(`front-page.site.${language}`)
  const isPhone = width === 'phone'
  const sidePadding = isPhone ? 'px-5' : 'px-16'
  return (
    <div lang={languageTags[language]} className="paper bg-surface text-ink">
      <div className={classes('flex h-18 items-center justify-between border-b border-line', sidePadding)}>
        {/* Placeholder for the website logo, which the dashboard doesn't have. */}
        <span aria-hidden className="h-7 w-28 rounded bg-brand-soft" />
        <span className="flex gap-8 text-base text-ink-soft">
          {isPhone ? '☰' : [t('buy'), t('sell'), t('about')].map((word) => <span key={word}>{word}</span>)}
        </span>
      </div>
      <div className={classes('relative overflow-hidden bg-wash', isPhone ? 'h-130' : 'h-150')}>
        {photo !== undefined && (
          <img
            src={mediaUrl('front-page', frontPageRecordId, largeFileOf(photo))}
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {cover !== undefined && (
          <div
            className={classes(
              'absolute inset-x-0 bottom-0 flex flex-col items-start gap-4 bg-linear-to-t from-scrim via-scrim to-transparent pt-32 pb-14 text-on-danger',
              sidePadding,
            )}
          >
            <p className={classes('font-semibold', isPhone ? 'text-3xl' : 'max-w-200 text-[3.25rem]/tight')}>
              {cover.title[language]}
            </p>
            <p className={isPhone ? 'text-base' : 'max-w-160 text-xl'}>{cover.text[language]}</p>
            {cover.link !== null && cover.link !== '' && (
              <span className="rounded bg-brand-fill px-5 py-3 font-semibold text-on-brand">{t('more')}</span>
            )}
          </div>
        )}
        <div className="absolute inset-x-0 bottom-5 flex justify-center gap-2">
          {Array.from({ length: coverCount }, (_, dotIndex) => (
            <span
              key={dotIndex}
              className={classes(
                'size-2.5 rounded-full',
                dotIndex === index ? 'bg-surface' : 'bg-surface/50',
              )}
            />
          ))}
        </div>
      </div>
      <div className={classes('py-12', sidePadding)}>
        <p className="mb-6 text-3xl font-semibold">{t('highlights')}</p>
        <div className={classes('grid gap-6', isPhone ? 'grid-cols-1' : 'grid-cols-3')}>
          {highlights.map((property) => (
            <PreviewCard key={property.id} property={property} language={language} />
          ))}
        </div>
      </div>
    </div>
  )
}

function PreviewCard({ property, language }: { property: PublicHighlight; language: Language }) {
  const t = useTranslations(`front-page.site.${language}`)
  const { id, cover, title, type, district, price, for_sale, bedrooms } = property
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {cover === null ? (
        <div className="aspect-4/3 bg-wash" />
      ) : (
        <img
          {...photoSources('properties', id, cover)}
          sizes="400px"
          alt=""
          loading="lazy"
          className="aspect-4/3 w-full bg-wash object-cover"
        />
      )}
      <div className="space-y-1 p-5">
        <p className="figures text-xl font-semibold">
          {price === null ? t('onRequest') : formatPrice(price)}
          {price !== null && for_sale === 0 && (
            <span className="text-base font-normal text-ink-soft"> {t('perMonth')}</span>
          )}
        </p>
        <p className="line-clamp-2 text-lg">{title[language]}</p>
        <p className="text-base text-ink-soft">
          {[
            type?.[language],
            typologyOf({ bedrooms, type: type?.[language] ?? null, title: title[language] }),
            district?.[language],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}
