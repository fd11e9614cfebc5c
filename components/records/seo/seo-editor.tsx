import { SparklesIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { slugOf } from '#contract/slug.ts'
import type { Bilingual, Language } from '#contract/values.ts'
import { languageTags } from '#contract/language-tags.ts'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { ResourceForm } from '@/components/resource/resource-form'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { SegmentedControl } from '@/components/ui/segmented-control'
import type { CallForm } from '@/components/resource/use-call-form'
import { listingFields } from '../listing-fields'
import type { ListingResource } from '../record/listing-resource'

export function SeoEditor({
  form,
  fallback,
  cover,
}: {
  form: SeoForm
  /** The record's own texts, used in place of empty SEO texts. */
  fallback: { title: Bilingual; description: Bilingual }
  cover: ReactNode
}) {
  const t = useTranslations('listing.seo')
  const label = useFieldLabels(listingFields)
  const { control, getValues, setValue } = form
  const { isSubmitting, isSubmitted } = useFormState({ control })
  const disabled = isSubmitting

  function generateSlug(language: Language) {
    const title = getValues(`title.${language}`) || fallback.title[language]
    setValue(`slug.${language}`, slugOf(title), { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return (
    <ResourceForm<SeoCall> form={form} label={t('title')}>
      <div className="space-y-5">
        <Section id="seo" title={t('title')} help={t('help')}>
          <div className="space-y-6">
            <BilingualTextField
              {...{ control, disabled }}
              name="title"
              label={label('seo.title')}
              help={t('nameHelp')}
              max={200}
            />
            <div>
              <BilingualTextField
                {...{ control, disabled }}
                name="slug"
                label={label('seo.slug')}
                help={t('slugHelp')}
                max={200}
              />
              <div className="mt-3 flex flex-wrap gap-2">
                {(['en', 'pt'] as const).map((language) => (
                  <Button
                    key={language}
                    size="sm"
                    icon={<SparklesIcon />}
                    disabled={disabled}
                    onClick={() => generateSlug(language)}
                  >
                    {t(language === 'en' ? 'generateEn' : 'generatePt')}
                  </Button>
                ))}
              </div>
            </div>
            <BilingualTextAreaField
              {...{ control, disabled }}
              name="description"
              label={label('seo.description')}
              help={t('descriptionHelp')}
              max={500}
              rows={4}
            />
          </div>
        </Section>
        <SeoPreview control={control} fallback={fallback} cover={cover} />
      </div>
    </ResourceForm>
  )
}

const maxTitleLength = 60
const maxDescriptionLength = 160

function SeoPreview({
  control,
  fallback,
  cover,
}: {
  control: SeoForm['control']
  fallback: { title: Bilingual; description: Bilingual }
  cover: ReactNode
}) {
  const t = useTranslations('listing.seo')
  const [language, setLanguage] = useState<Language>('pt')
  const [titles, slugs, descriptions] = useWatch({ control, name: ['title', 'slug', 'description'] })
  const title = titles[language] || fallback.title[language] || t('noTitle')
  const description = descriptions[language] || fallback.description[language] || t('noDescription')
  const slug = slugs[language] || slugOf(title)
  const truncated = {
    title: truncate(title, maxTitleLength),
    description: truncate(description, maxDescriptionLength),
  }

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
            <p lang={languageTags[language]} className="mt-1 text-lg text-brand-strong wrap-anywhere">
              {truncated.title}
            </p>
            <p lang={languageTags[language]} className="mt-1 text-sm text-ink-soft wrap-anywhere">
              {truncated.description}
            </p>
          </div>
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 text-sm font-medium">{t('shareCard')}</figcaption>
          <div className="max-w-110 overflow-hidden rounded-lg border border-line bg-canvas">
            {cover}
            <div className="p-4">
              <p className="text-xs text-ink-soft">{t('website')}</p>
              <p lang={languageTags[language]} className="mt-1 font-medium wrap-anywhere">
                {truncated.title}
              </p>
              <p
                lang={languageTags[language]}
                className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere"
              >
                {truncated.description}
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

type SeoCall = `${ListingResource}.saveSeo`
type SeoForm = CallForm<SeoCall>
