import type { PropertyCard } from '#contract/property.ts'
import { formatArea } from '@/lib/format/area'

export function propertySummary({ reference, district, bedrooms, gross_area }: PropertyCard): string {
  const typology = bedrooms === null ? null : `T${bedrooms}`
  const area = gross_area === null ? null : formatArea(gross_area)
  return [reference, typology, area, district].filter(Boolean).join(' · ')
}
