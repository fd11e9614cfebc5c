import type { Control } from 'react-hook-form'
import type { DistrictRecord } from '#contract/districts.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

type DistrictFormValues = ValuesOf<'districts.add'>

export type DistrictPart = {
  control: Control<DistrictFormValues, unknown, DistrictFormValues>
  disabled: boolean
}

const emptyText = () => ({ en: '', pt: '' })

export function emptyDistrict(): DistrictFormValues {
  return {
    name: emptyText(),
    description: emptyText(),
    districts_title1: emptyText(),
    districts_title2: emptyText(),
    districts1: emptyText(),
    districts2: emptyText(),
    districts3: emptyText(),
    districts4: emptyText(),
    districts5: emptyText(),
    key_point1: emptyText(),
    key_point2: emptyText(),
    key_point3: emptyText(),
    key_point4: emptyText(),
    did_you_know: emptyText(),
    presents: emptyText(),
    cover: null,
    cover2: null,
    cover3: null,
    cover4: null,
    to_visit: null,
    map: null,
    kpis: { Population: null, 'Golf Club': null },
  }
}

export function valuesOf(district: DistrictRecord): DistrictFormValues {
  const form = emptyDistrict()
  const ownFields = Object.fromEntries(Object.entries(district).filter(([name]) => name in form))
  const { Population, 'Golf Club': golf } = district.kpis
  return { ...form, ...ownFields, kpis: { Population: Population ?? null, 'Golf Club': golf ?? null } }
}
