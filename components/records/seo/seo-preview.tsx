import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { languageTags } from '#contract/language-tags.ts'
import { slugOf } from '#contract/slug.ts'
import type { Bilingual, Language } from '#contract/values.ts'
import type { CallForm } from '@/components/resource/use-call-form'
import { Section } from '@/components/ui/card'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { ListingResource } from '../record/listing-resource'

const maxTitleLength = 60
const maxDescriptionLength = 160

export function SeoPreview({
  control,
  fallback,
  cover,
}: {
  control: CallForm<`${ListingResource}.saveSeo`>['control']
  /** The record's own texts, used in place of empty SEO texts. */
  fallback: { title: Bilingual; description: Bilingual }
  cover: ReactNode
}) {
  const t = useTranslations('listing.seo')
  const [language, setLanguage] = useState<Language>('pt')
  const [titles, slugs, descriptions] = useWatch({ control, name: ['title', 'slug', 'description'] })
  const fullTitle = titles[language] || fallback.title[language] || t('noTitle')
  const title = truncate(fullTitle, maxTitleLength)
  const description = truncate(
    descriptions[language] || fallback.description[language] || t('noDescription'),
    maxDescriptionLength,
  )
  const slug = slugs[language] || slugOf(fullTitle)
  const lang = languageTags[language]

  return (
    <Section
      id="preview"
      title={t('preview')}
      help={t('previewHelp')}
      action={
        <SegmentedControl
          label={t('previewLanguage')}
          options={[
            { value: 'pt', label: 'PT' },
            { value: 'en', label: 'EN' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="mb-2 text-sm font-medium">{t('searchResult')}</figcaption>
          <div className="rounded-lg border border-line bg-canvas p-4">
            <p className="truncate text-sm text-ink-soft">
              {t('website')} › {slug}
            </p>
            <p lang={lang} className="mt-1 text-lg text-brand-strong wrap-anywhere">
              {title}
            </p>
            <p lang={lang} className="mt-1 text-sm text-ink-soft wrap-anywhere">
              {description}
            </p>
          </div>
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 text-sm font-medium">{t('shareCard')}</figcaption>
          <div className="max-w-110 overflow-hidden rounded-lg border border-line bg-canvas">
            {cover}
            <div className="p-4">
              <p className="text-xs text-ink-soft">{t('website')}</p>
              <p lang={lang} className="mt-1 font-medium wrap-anywhere">
                {title}
              </p>
              <p lang={lang} className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
                {description}
              </p>
            </div>
          </div>
        </figure>
      </div>
    </Section>
  )
}

function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text
}
