'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { type CallForm, useCallForm, type ValuesOf } from '@/components/resource/use-call-form'
import { useFieldLabels, useFieldTexts } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { serviceFields } from './fields'

const emptyService = (): ValuesOf<'services.add'> => ({
  title: { en: '', pt: '' },
  slug: { en: '', pt: '' },
  description: { en: '', pt: '' },
})

const valuesOf = ({
  service: { title, slug, description },
}: CallResponse<'services.get'>): ValuesOf<'services.update'> => ({ title, slug, description })

/** Form for a new service; opens its page after saving. */
export function NewServiceForm() {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyService)
  const form = useCallForm('services.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: ({ service_id, district_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: true })
      void revalidate('services.list')
      router.push(`/services/edit/${service_id ?? district_id}`)
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record="new" />
      <ServiceForm form={form} />
    </>
  )
}

/** Form for an existing service. */
export function EditServiceForm({ id, response }: { id: number; response: CallResponse<'services.get'> }) {
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('services.update', {
    response,
    read: () => call('services.get', { params: { id } }),
    valuesOf,
    empty: valuesOf(response),
    params: { id },
    focusFirstError: false,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // The API generates an empty slug and sanitizes the HTML.
      await revalidate('services')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <ServiceForm form={form} />
      <RecordMerge form={form} textsOf={useFieldTexts(serviceFields)} />
    </>
  )
}

function ServiceForm({ form }: { form: CallForm<'services.add'> }) {
  const t = useTranslations('services.form')
  const label = useFieldLabels(serviceFields)
  const part = { control: form.control, disabled: form.formState.isSubmitting }
  return (
    <ResourceForm form={form} label={t('label')} asNew={{ call: 'services.add', href: '/services/new' }}>
      <div className="space-y-5">
        <Section title={t('texts')} help={t('textsHelp')}>
          <div className="space-y-6">
            <BilingualTextField {...part} name="title" label={label('title')} max={200} required />
            <BilingualRichTextField {...part} name="description" label={label('description')} />
          </div>
        </Section>
        <Section title={t('address')} help={t('addressHelp')}>
          <BilingualTextField {...part} name="slug" label={label('slug')} />
        </Section>
      </div>
    </ResourceForm>
  )
}
