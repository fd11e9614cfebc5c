import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { areaSymbols, formatArea } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'
import { formatNumber } from '@/lib/format/number'
import { toPlainText } from '@/lib/format/rich-text'
import { formatLabel, splitLanguagePath, type Field, type Fields } from './field'
import type { FieldDisplay, GetFieldDisplay } from './merge-choice'

type NamedOptions = readonly { id: number; name: string }[]
type Translate = ReturnType<typeof useTranslations>

const units: Partial<Record<Field['kind'], string>> = { area: areaSymbols.m2, price: 'EUR' }

export function useFieldLabels<F extends Fields>(fields: F): (path: keyof F & string) => string {
  const t = useTranslations()
  return (path) => formatLabel(t, fields[path], path)
}

/** Returns a function for the props of a form's field: its name and label, and `props`, which all fields share. */
export function useFieldProps<F extends Fields, P extends object>(fields: F, props: P) {
  const getLabel = useFieldLabels(fields)
  return <Name extends keyof F & string>(name: Name) => ({ ...props, name, label: getLabel(name) })
}

type HeaderPath<F extends Fields> = (keyof F & string) | `${keyof F & string}.${'en' | 'pt'}`
export type GetHeader<F extends Fields> = (path: HeaderPath<F>) => string

export function formatHeader<F extends Fields>(t: Translate, fields: F, path: HeaderPath<F>): string {
  const { fieldPath, lang } = splitLanguagePath(path)
  const label = formatLabel(t, fields[fieldPath], fieldPath, lang)
  const unit = units[fields[fieldPath]?.kind ?? 'text']
  return unit === undefined ? label : t('fields.inUnit', { label, unit })
}

export function useFieldHeaders<F extends Fields>(fields: F): GetHeader<F> {
  const t = useTranslations()
  return useCallback((path) => formatHeader(t, fields, path), [t, fields])
}

/** Returns a function for the label and the formatted values of any resource's field. */
export function useAnyFieldDisplay(): (fields: Fields, path: string, options?: NamedOptions) => FieldDisplay {
  const t = useTranslations()
  const locale = useLocale()
  return (fields, path, options = []) => {
    const { fieldPath, lang } = splitLanguagePath(path)
    const field = fields[fieldPath]
    const formatValue = (value: unknown): string => {
      const message = field?.values?.[String(value)]
      return message === undefined ? format(t, field, value, options, locale) : t(message)
    }
    return { label: formatLabel(t, field, fieldPath, lang), format: formatValue, lang }
  }
}

/** Like `useAnyFieldDisplay`, bound to the fields of one resource. `options` contains the names of options by path. */
export function useFieldDisplay(
  fields: Fields,
  options: Readonly<Record<string, NamedOptions>> = {},
): GetFieldDisplay {
  const displayOf = useAnyFieldDisplay()
  return (path) => displayOf(fields, path, options[path])
}

function format(
  t: Translate,
  field: Field | undefined,
  value: unknown,
  options: NamedOptions,
  locale: string,
): string {
  switch (field?.kind) {
    case 'number':
      return typeof value === 'number' ? formatNumber(value, locale) : displayText(value)
    case 'area':
      return typeof value === 'number' ? formatArea(value, locale) : displayText(value)
    case 'price':
      return typeof value === 'number' ? formatPrice(value) : displayText(value)
    case 'unit':
      return Object.entries(areaSymbols).find(([unit]) => unit === value)?.[1] ?? displayText(value)
    case 'rich':
      return toPlainText(displayText(value))
    case 'flag':
      return value === null ? '' : t(value === 1 || value === true ? 'common.yes' : 'common.no')
    case 'options':
      return [value]
        .flat()
        .flatMap((id) =>
          typeof id === 'number' ? [options.find((option) => option.id === id)?.name ?? `${id}`] : [],
        )
        .join(t('common.separator'))
    case 'image':
      if (value instanceof File) return value.name
      return value && field.storedImageLabel !== undefined ? t(field.storedImageLabel) : ''
    case 'secret':
      return value ? '••••••••' : ''
    default:
      return displayText(value)
  }
}

/** Returns '' for objects, so that unknown ones aren't shown as `[object Object]`. */
export function displayText(value: unknown): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
