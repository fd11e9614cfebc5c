'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useFieldTexts } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { mediaUrl } from '@/lib/format/media-url'
import {
  DistrictFigures,
  DistrictIdentity,
  DistrictPresentation,
  DistrictTitles,
} from './district-form-parts'
import { DistrictPictures } from './district-form-pictures'
import { emptyDistrict, valuesOf } from './district-form-values'
import { districtFields } from './fields'

/** Form for a new district; opens its page after saving. */
export function NewDistrictForm() {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyDistrict)
  const form = useCallForm('districts.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: ({ district_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: true })
      void revalidate('districts')
      router.push(`/districts/edit/${district_id}`)
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record="new" />
      <DistrictForm form={form} active={0} addressOf={(stored) => stored} />
    </>
  )
}

/** Form for an existing district. */
export function EditDistrictForm({ id }: { id: number }) {
  const response = useCall('districts.get', { params: { id } }).data
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('districts.update', {
    response,
    read: () => call('districts.get', { params: { id } }),
    valuesOf: ({ district }) => valuesOf(district),
    empty: emptyDistrict(),
    params: { id },
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('districts', 'properties')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <DistrictForm
        form={form}
        active={response?.district.kpis.Properties ?? 0}
        addressOf={(stored) => mediaUrl('districts', id, stored)}
      />
      <RecordMerge form={form} textsOf={useFieldTexts(districtFields)} />
    </>
  )
}

function DistrictForm({
  form,
  active,
  addressOf,
}: {
  form: CallForm<'districts.add'>
  /** Number of its active properties. */
  active: number
  addressOf: (stored: string) => string
}) {
  const t = useTranslations('districts.form')
  const { control, formState } = form
  const part = { control, disabled: formState.isSubmitting }
  return (
    <div className="max-w-form">
      <ResourceForm form={form} label={t('label')} asNew={{ call: 'districts.add', href: '/districts/add' }}>
        <div className="space-y-5">
          <DistrictIdentity {...part} />
          <DistrictTitles {...part} />
          <DistrictPresentation {...part} />
          <DistrictPictures {...part} addressOf={addressOf} />
          <DistrictFigures {...part} active={active} />
        </div>
      </ResourceForm>
    </div>
  )
}
