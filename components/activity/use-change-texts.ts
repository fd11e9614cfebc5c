import { useTranslations } from 'next-intl'
import type { Activity, ActivityChange } from '#contract/activity.ts'
import { fieldRegistry } from '@/components/field-registry'
import type { FieldKind } from '@/components/resource/field'
import { displayText, useAnyFieldDisplay } from '@/components/resource/use-field-texts'
import { useJoin } from '@/components/resource/use-join'
import { formatCoordinates } from '@/lib/format/coordinates'

export type ChangeTexts = {
  label: string
  /** Formatted for display; '' if the value is missing, or if `note` describes the change instead. */
  before: string
  after: string
  lang?: 'en' | 'pt'
  note?: string
}

export function useChangeTexts(): (resource: Activity['noun'], change: ActivityChange) => ChangeTexts {
  const t = useTranslations()
  const displayOf = useAnyFieldDisplay()
  const join = useJoin()
  return (resource, { field: path, before, after, before_names, after_names }) => {
    const fields = fieldRegistry[resource] ?? {}
    const { label, format, lang } = displayOf(fields, path)
    const kind = fields[path]?.kind
    if (kind === 'secret') return { label, before: '', after: '', note: t('activity.secret') }
    // An export of contacts logs its filters. The history shows only that there were some.
    if (kind === 'filter') return { label, before: '', after: '', note: t('activity.filtered') }
    if (kind === 'photos')
      return { label, before: '', after: '', note: describePhotoChanges(t, before, after) }
    if (kind === 'photo' && before !== null && after !== null)
      return { label, before: '', after: '', note: t('activity.coverChanged') }
    if (kind === 'options') return { label, before: join(before_names ?? []), after: join(after_names ?? []) }
    const formatValue = (value: unknown) => formatHistoryKind(t, kind, value) ?? format(value)
    return { label, before: formatValue(before), after: formatValue(after), lang }
  }
}

/** Formats the kinds of values that only the history shows; null for other kinds. */
function formatHistoryKind(t: Translate, kind: FieldKind | undefined, value: unknown): string | null {
  switch (kind) {
    case 'place':
      return formatPlace(value)
    case 'photo':
    case 'image':
      return value === null || value === '' ? '' : t('activity.picture')
    case 'files':
      return Array.isArray(value) ? value.map(displayText).join(t('common.separator')) : ''
    case 'covers':
      return Array.isArray(value) ? t('activity.covers', { count: value.length }) : ''
    default:
      return null
  }
}

// `al3` and `al2` are the administrative levels of a geocoder: freguesia and concelho.
const placeParts = ['routeLocation', 'political', 'al3', 'al2', 'concelho', 'distrito']

function formatPlace(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { lat, lng, ...names }: Record<string, unknown> = { ...value }
  if (typeof lat !== 'number' || typeof lng !== 'number') return ''
  const partNames = placeParts
    .map((part) => names[part])
    .filter((name) => typeof name === 'string' && name !== '')
  return [formatCoordinates({ lat, lng }), ...new Set(partNames)].join(', ')
}

type Translate = ReturnType<typeof useTranslations>

function describePhotoChanges(t: Translate, before: unknown, after: unknown): string {
  const [oldPhotos, newPhotos] = [photoFilesOf(before), photoFilesOf(after)]
  const added = [...newPhotos.keys()].filter((id) => !oldPhotos.has(id)).length
  const removed = [...oldPhotos.keys()].filter((id) => !newPhotos.has(id)).length
  const replaced = [...newPhotos].filter(
    ([id, file]) => oldPhotos.has(id) && oldPhotos.get(id) !== file,
  ).length
  const parts = [
    added > 0 && t('activity.added', { count: added }),
    removed > 0 && t('activity.removed', { count: removed }),
    replaced > 0 && t('activity.replaced', { count: replaced }),
  ].filter((text) => text !== false)
  return parts.length > 0 ? parts.join(t('common.separator')) : t('activity.newOrder')
}

function photoFilesOf(value: unknown): Map<number, string> {
  if (!Array.isArray(value)) return new Map()
  return new Map(
    value.flatMap((item: unknown): [number, string][] => {
      if (typeof item === 'number') return [[item, '']]
      if (typeof item !== 'object' || item === null) return []
      const { id, file }: Record<string, unknown> = { ...item }
      return typeof id === 'number' ? [[id, displayText(file)]] : []
    }),
  )
}
