import type { PropertyCard } from '#contract/property.ts'
import { typologyOf } from '#contract/typology.ts'
import { formatArea } from '@/lib/format/area'

export function propertySummary({ reference, district, type, bedrooms, gross_area }: PropertyCard): string {
  const area = gross_area === null ? null : formatArea(gross_area)
  return [reference, typologyOf(bedrooms, type), area, district].filter(Boolean).join(' · ')
}
