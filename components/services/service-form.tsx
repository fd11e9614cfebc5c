'use client'

import { useTranslations } from 'next-intl'
import { BilingualTextField } from '@/components/fields/bilingual-field'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { RecordEditor } from '@/components/resource/record-editor'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm, ValuesOf } from '@/components/resource/use-call-form'
import { useFieldProps, useFieldDisplay } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { serviceFields } from './fields'

const createEmptyService = (): ValuesOf<'services.add'> => ({
  title: { en: '', pt: '' },
  slug: { en: '', pt: '' },
  description: { en: '', pt: '' },
})

const toFormValues = ({
  service: { title, slug, description },
}: CallResponse<'services.get'>): Required<ValuesOf<'services.update'>> => ({ title, slug, description })

export function ServiceEditor({
  id,
  response,
}: {
  id: number | null
  response?: CallResponse<'services.get'>
}) {
  return (
    <RecordEditor
      resource="services"
      {...{ id, response, toFormValues }}
      read={(serviceId) => call('services.get', { params: { id: serviceId } })}
      initialValues={createEmptyService()}
      revalidated={['services']}
      // The specification names the new service's id `district_id`.
      addedHref={({ service_id, district_id }) => `/services/edit/${service_id ?? district_id}`}
      displayOf={useFieldDisplay(serviceFields)}
    >
      {(form) => <ServiceForm form={form} />}
    </RecordEditor>
  )
}

function ServiceForm({ form }: { form: CallForm<'services.add'> }) {
  const t = useTranslations('services.form')
  const { control, formState } = form
  const field = useFieldProps(serviceFields, { control, disabled: formState.isSubmitting })
  return (
    <ResourceForm
      form={form}
      label={t('label')}
      newFormIfDeleted={{ call: 'services.add', href: '/services/new' }}
    >
      <div className="space-y-5">
        <Section title={t('texts')} help={t('textsHelp')}>
          <div className="space-y-6">
            <BilingualTextField {...field('title')} max={200} required />
            <BilingualRichTextField {...field('description')} />
          </div>
        </Section>
        <Section title={t('address')} help={t('addressHelp')}>
          <BilingualTextField {...field('slug')} />
        </Section>
      </div>
    </ResourceForm>
  )
}
