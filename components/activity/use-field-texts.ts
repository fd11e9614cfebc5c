'use client'

import { useTranslations } from 'next-intl'
import type { Activity, ActivityChange } from '#contract/activity.ts'
import { area, number, plain, price, type Show } from '@/components/records/form/field-texts'
import { areaSymbols } from '@/lib/format/area'
import { formatCoordinates } from '@/lib/format/coordinates'
import { wordsOf } from '@/lib/format/rich-text'
import { fieldLabels, type Reading } from './field-labels'

export type ChangeWords = {
  label: string
  /** Both values as the form would show them; empty if there is none. */
  before: string
  after: string
  /** Language of a text. */
  lang?: 'en' | 'pt'
  /** Shown instead of the values: a description of the change. */
  reported?: string
}

/** Returns labels and formatted values of a change, as its form shows them. */
export function useFieldWords(): (resource: Activity['noun'], change: ActivityChange) => ChangeWords {
  const t = useTranslations()
  const shows = useShows()
  return (resource, { field, before, after, before_names, after_names }) => {
    const [, path = field, language] = /^(.+)\.(en|pt)$/.exec(field) ?? []
    const known = fieldLabels[resource]?.[path]
    const lang = language === 'en' || language === 'pt' ? language : undefined
    const [key, reading, around, place] = known ?? [null, 'text' as const]
    const name = key === null ? field : t(key, place === undefined ? undefined : { number: place })
    const named = around === undefined ? name : t(`fields.${around}`, { label: name })
    const label =
      lang === undefined ? named : t('fields.inLanguage', { label: named, language: t(`fields.${lang}`) })
    if (reading === 'secret') return { label, before: '', after: '', reported: t('activity.secret') }
    if (reading === 'filter') return { label, before: '', after: '', reported: t('activity.filtered') }
    if (reading === 'photographs')
      return { label, before: '', after: '', reported: photoChanges(t, before, after) }
    if (reading === 'names')
      return { label, before: (before_names ?? []).join(', '), after: (after_names ?? []).join(', ') }
    const show = shows[reading]
    return { label, before: show(before), after: show(after), lang }
  }
}

function useShows(): Record<Exclude<Reading, 'secret' | 'filter' | 'photographs' | 'names'>, Show> {
  const t = useTranslations()
  const flag: Show = (value) =>
    value === null ? '' : t(value === 1 || value === true ? 'listing.form.yes' : 'listing.form.no')
  const orLeft =
    (show: Show): Show =>
    (value) =>
      value === -1 ? t('condominiums.form.fromProperties') : show(value)
  return {
    // Unknown objects are only named, never shown as raw JSON.
    text: (value) => (typeof value === 'object' ? '' : plain(value)),
    rich: (value) => wordsOf(plain(value)),
    number,
    area,
    price,
    flag,
    'range-price': orLeft(price),
    'range-number': orLeft(number),
    'range-area': orLeft(area),
    unit: (value) => Object.entries(areaSymbols).find(([unit]) => unit === value)?.[1] ?? plain(value),
    business: (value) => t(value === 0 ? 'properties.form.forRent' : 'properties.form.forSale'),
    energy: (value) =>
      value === 'Exempt'
        ? t('listing.form.energyExempt')
        : value === 'In Process'
          ? t('listing.form.energyInProcess')
          : plain(value),
    elevator: (value) => (value === null ? t('listing.form.notDisclosed') : flag(value)),
    role: (value) =>
      value === 'Administrator' || value === 'User' ? t(`users.roles.${value}`) : plain(value),
    place: placeText,
    'one-photograph': (value) => (value === null ? '' : t('activity.photograph', { id: plain(value) })),
    files: (value) => (Array.isArray(value) ? value.map(plain).join(', ') : ''),
    picture: (value) => (value === null || value === '' ? '' : t('activity.picture')),
    covers: (value) => (Array.isArray(value) ? t('activity.covers', { count: value.length }) : ''),
  }
}

const parts = ['routeLocation', 'political', 'al3', 'al2', 'concelho', 'distrito']

/** Coordinates and the place names around them, each once. */
function placeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { lat, lng, ...names }: Record<string, unknown> = { ...value }
  if (typeof lat !== 'number' || typeof lng !== 'number') return ''
  const words = parts.map((part) => names[part]).filter((name) => typeof name === 'string' && name !== '')
  return [formatCoordinates({ lat, lng }), ...new Set(words)].join(', ')
}

type T = ReturnType<typeof useTranslations>

/** Lists added and removed photos, which is clearer than two full lists. */
function photoChanges(t: T, before: unknown, after: unknown): string {
  const [former, latter] = [photographsIn(before), photographsIn(after)]
  const added = [...latter.keys()].filter((id) => !former.has(id)).length
  const removed = [...former.keys()].filter((id) => !latter.has(id)).length
  const replaced = [...latter].filter(([id, file]) => former.has(id) && former.get(id) !== file).length
  const reported = [
    added > 0 && t('activity.added', { count: added }),
    removed > 0 && t('activity.removed', { count: removed }),
    replaced > 0 && t('activity.replaced', { count: replaced }),
  ].filter((each) => each !== false)
  return reported.length > 0 ? reported.join(', ') : t('activity.newOrder')
}

/** Ids with their files, in order; floor plans have ids only. */
function photographsIn(value: unknown): Map<number, string> {
  if (!Array.isArray(value)) return new Map()
  return new Map(
    value.flatMap((each: unknown): [number, string][] => {
      if (typeof each === 'number') return [[each, '']]
      if (typeof each !== 'object' || each === null) return []
      const { id, file }: Record<string, unknown> = { ...each }
      return typeof id === 'number' ? [[id, plain(file)]] : []
    }),
  )
}
