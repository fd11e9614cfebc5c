'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { DataBoundary } from '@/components/records/data-boundary'
import { RecordEditor } from '@/components/resource/record-editor'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldLabels, useFieldTexts } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { mediaUrl } from '@/lib/format/media-url'
import { districtImages } from '#contract/district-fields.ts'
import { limits } from '#contract/limits.ts'
import { ImageField } from '@/components/fields/image-field'
import { fitOnDemand } from '@/components/records/media/fit-on-demand'
import { Section } from '@/components/ui/card'
import {
  DistrictFigures,
  DistrictIdentity,
  DistrictPresentation,
  DistrictTitles,
} from './district-form-parts'
import { type DistrictPart, emptyDistrict, valuesOf } from './district-form-values'
import { districtFields } from './fields'
import { useDistrictDelete } from './use-district-delete'

/**
 * Renders the form only once the district is loaded, so that a district that failed to load is never overwritten with
 * empty values.
 */
export function EditDistrict({ id }: { id: number }) {
  const t = useTranslations('districts')
  const { requestDelete, dialog } = useDistrictDelete({ to: '/districts/listings' })
  return (
    <DataBoundary
      response={useCall('districts.get', { params: { id } })}
      subject={t('thisDistrict')}
      list="/districts/listings"
      fallback={<Skeleton className="h-140 max-w-form" />}
    >
      {(response) => (
        <>
          <DistrictEditor id={id} response={response} />
          <div className="mt-5 max-w-form">
            <Button variant="quiet" icon={<TrashIcon />} onClick={() => requestDelete(response.district)}>
              {t('delete')}
            </Button>
          </div>
          {dialog}
        </>
      )}
    </DataBoundary>
  )
}

/** Form for a district. If `id` is null, creates a district and then opens its page. */
export function DistrictEditor({
  id,
  response,
}: {
  id: number | null
  response?: CallResponse<'districts.get'>
}) {
  return (
    <RecordEditor
      resource="districts"
      {...{ id, response }}
      read={(districtId) => call('districts.get', { params: { id: districtId } })}
      valuesOf={({ district }) => valuesOf(district)}
      empty={emptyDistrict()}
      revalidated={['districts', 'properties']}
      addedHref={({ district_id }) => `/districts/edit/${district_id}`}
      textsOf={useFieldTexts(districtFields)}
    >
      {(form) => (
        <DistrictForm
          form={form}
          active={response?.district.kpis.Properties ?? 0}
          urlOf={(stored) => (id === null ? stored : mediaUrl('districts', id, stored))}
        />
      )}
    </RecordEditor>
  )
}

function DistrictForm({
  form,
  active,
  urlOf,
}: {
  form: CallForm<'districts.add'>
  active: number
  urlOf: (stored: string) => string
}) {
  const t = useTranslations('districts.form')
  const { control, formState } = form
  const fieldProps = { control, disabled: formState.isSubmitting }
  return (
    <div className="max-w-form">
      <ResourceForm form={form} label={t('label')} asNew={{ call: 'districts.add', href: '/districts/add' }}>
        <div className="space-y-5">
          <DistrictIdentity {...fieldProps} />
          <DistrictTitles {...fieldProps} />
          <DistrictPresentation {...fieldProps} />
          <DistrictImages {...fieldProps} urlOf={urlOf} />
          <DistrictFigures {...fieldProps} active={active} />
        </div>
      </ResourceForm>
    </div>
  )
}

function DistrictImages({ urlOf, ...part }: DistrictPart & { urlOf: (stored: string) => string }) {
  const t = useTranslations('districts.form')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('pictures')} help={t('picturesHelp')}>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {districtImages.map((name) => (
          <ImageField
            {...part}
            key={name}
            name={name}
            label={label(name)}
            maxBytes={limits.uploadBytes}
            urlOf={urlOf}
            fit={fitOnDemand}
          />
        ))}
      </div>
    </Section>
  )
}
