'use client'

import { SparklesIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { slugOf } from '#contract/slug.ts'
import type { Language } from '#contract/values.ts'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldDisplay, useFieldLabels } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { Cover } from '../cover'
import { DataBoundary } from '../data-boundary'
import { listingFields } from '../listing-fields'
import type { ListingResource } from '../record/listing-resource'
import { SeoPreview } from './seo-preview'

type RecordProps = { resource: ListingResource; id: number }

export function SeoTab(recordProps: RecordProps) {
  const { resource, id } = recordProps
  const t = useTranslations(`${resource}.form`)
  const response = useCall(`${resource}.seo`, { params: { id } })
  return (
    <DataBoundary response={response} subject={t('thisRecord')} fallback={<Skeleton className="h-160" />}>
      {(data) => <SeoForm {...recordProps} response={data} />}
    </DataBoundary>
  )
}

const emptyText = { en: '', pt: '' }

function SeoForm({
  resource,
  id,
  response,
}: RecordProps & { response: CallResponse<`${ListingResource}.seo`> }) {
  const t = useTranslations('listing.seo')
  const { revalidate } = useMutateCalls()
  const label = useFieldLabels(listingFields)
  const displayOf = useFieldDisplay(listingFields)
  const media = useCall(`${resource}.media`, { params: { id } }).data?.block.media ?? []
  const texts = useCall(`${resource}.general`, { params: { id } }).data?.block.i18n ?? {
    title: emptyText,
    description: emptyText,
  }
  const form = useRecordForm(`${resource}.saveSeo`, {
    response,
    read: () => call(`${resource}.seo`, { params: { id } }),
    toFormValues: ({ block }) => block,
    params: { id },
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // The API generates a slug that was left empty.
      await revalidate(`${resource}.seo`)
    },
  })
  const { control, getValues, setValue, formState } = form
  const disabled = formState.isSubmitting
  const cover = media.find((item) => item.cover === 1) ?? null

  function generateSlug(language: Language) {
    const title = getValues(`title.${language}`) || texts.title[language]
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue(`slug.${language}`, slugOf(title), options)
  }

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <ResourceForm<`${ListingResource}.saveSeo`> form={form} label={t('title')}>
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
          <SeoPreview
            control={control}
            fallback={texts}
            cover={<Cover location={resource} recordId={id} item={cover} sizes="440px" />}
          />
        </div>
      </ResourceForm>
      <RecordMerge form={form} displayOf={(path) => displayOf(`seo.${path}`)} />
    </>
  )
}
