'use client'

import { SparklesIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { slugOf } from '#contract/slug.ts'
import type { Bilingual, Language } from '#contract/values.ts'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { ResourceForm } from '@/components/resource/resource-form'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { listingFields } from '../listing-fields'
import type { SeoCall, SeoForm } from './seo-form'
import { SeoPreview } from './seo-preview'

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

  function generate(language: Language) {
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
                    onClick={() => generate(language)}
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
