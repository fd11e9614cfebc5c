'use client'

import { TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { districtImages, districtTexts } from '#contract/district-fields.ts'
import type { DistrictRecord } from '#contract/districts.ts'
import { DataBoundary } from '@/components/records/data-boundary'
import { pickFormValues } from '@/components/resource/pick-form-values'
import { RecordEditor } from '@/components/resource/record-editor'
import { ResourceForm } from '@/components/resource/resource-form'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { mediaUrl } from '@/lib/format/media-url'
import { type DistrictFormValues, DistrictFormParts } from './district-form-parts'
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
      listHref="/districts/listings"
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

export function DistrictEditor({
  id,
  response,
}: {
  id: number | null
  response?: CallResponse<'districts.get'>
}) {
  const label = useTranslations('districts.form')('label')
  return (
    <RecordEditor
      resource="districts"
      {...{ id, response }}
      read={(districtId) => call('districts.get', { params: { id: districtId } })}
      toFormValues={({ district }) => toFormValues(district)}
      initialValues={createEmptyDistrict()}
      revalidated={['districts', 'properties']}
      addedHref={({ district_id }) => `/districts/edit/${district_id}`}
      displayOf={useFieldDisplay(districtFields)}
    >
      {(form) => (
        <div className="max-w-form">
          <ResourceForm
            form={form}
            label={label}
            newFormIfDeleted={{ call: 'districts.add', href: '/districts/add' }}
          >
            <DistrictFormParts
              control={form.control}
              disabled={form.formState.isSubmitting}
              activePropertyCount={response?.district.kpis.Properties ?? 0}
              urlOf={(fileName) => (id === null ? fileName : mediaUrl('districts', id, fileName))}
            />
          </ResourceForm>
        </div>
      )}
    </RecordEditor>
  )
}

type AllDistrictValues = Required<DistrictFormValues> & { kpis: Required<DistrictFormValues['kpis']> }

function createEmptyDistrict(): AllDistrictValues {
  return {
    ...createFields(['name', 'description', ...districtTexts, 'did_you_know', 'presents'], () => ({
      en: '',
      pt: '',
    })),
    ...createFields(districtImages, () => null),
    kpis: { Population: null, 'Golf Club': null },
  }
}

const createFields = <Name extends string, Value>(names: readonly Name[], createValue: () => Value) =>
  Object.fromEntries(names.map((name) => [name, createValue()])) as Record<Name, Value>

function toFormValues(district: DistrictRecord): AllDistrictValues {
  const { Population, 'Golf Club': golf } = district.kpis
  return {
    ...pickFormValues(district, createEmptyDistrict()),
    kpis: { Population: Population ?? null, 'Golf Club': golf ?? null },
  }
}
