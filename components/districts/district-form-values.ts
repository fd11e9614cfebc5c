import type { Control } from 'react-hook-form'
import type { DistrictRecord } from '#contract/districts.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

type DistrictFormValues = ValuesOf<'districts.add'>

export type DistrictPart = {
  control: Control<DistrictFormValues, unknown, DistrictFormValues>
  disabled: boolean
}

const empty = () => ({ en: '', pt: '' })

export function emptyDistrict(): DistrictFormValues {
  return {
    name: empty(),
    description: empty(),
    districts_title1: empty(),
    districts_title2: empty(),
    districts1: empty(),
    districts2: empty(),
    districts3: empty(),
    districts4: empty(),
    districts5: empty(),
    key_point1: empty(),
    key_point2: empty(),
    key_point3: empty(),
    key_point4: empty(),
    did_you_know: empty(),
    presents: empty(),
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
