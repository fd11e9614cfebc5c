import { useTranslations } from 'next-intl'
import type { FieldDisplay, GetFieldDisplay } from '@/components/resource/merge-choice'
import { formatCoordinates } from '@/lib/format/coordinates'
import { addressFields } from './location-form'

export function useLocationDisplay(): GetFieldDisplay {
  const t = useTranslations('listing.location')
  const radius: FieldDisplay = {
    label: t('radius'),
    format: (value) => (typeof value === 'number' ? t('metres', { metres: value }) : ''),
  }
  const point: FieldDisplay = { label: t('title'), format: (value) => formatPoint(value) || t('emptyTitle') }
  return (path) => (path === 'radius' ? radius : point)
}

/** Returns the coordinates and the place names without duplicates: two fields often name the same parish. */
function formatPoint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const parts: Record<string, unknown> = { ...value }
  const { lat, lng } = parts
  if (typeof lat !== 'number' || typeof lng !== 'number' || !Number.isFinite(lat)) return ''
  const names = addressFields
    .map((name) => parts[name])
    .filter((name) => typeof name === 'string' && name !== '')
  return [formatCoordinates({ lat, lng }), ...new Set(names)].join('\n')
}
