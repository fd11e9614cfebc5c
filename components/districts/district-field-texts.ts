'use client'

import { useTranslations } from 'next-intl'
import { districtPictures } from '#contract/district-fields.ts'
import type { FieldTexts } from '@/components/resource/merge-choice'
import { formatNumber } from '@/lib/format/number-input'

/** Labels of the district form's fields by path, for the conflict dialog. */
export function useDistrictFieldTexts(): FieldTexts {
  const t = useTranslations('districts.form')
  const inTongue = useTranslations('fields')
  const inBoth: Record<string, string> = {
    name: t('name'),
    description: t('description'),
    districts_title1: t('title1'),
    districts_title2: t('title2'),
    presents: t('presents'),
    did_you_know: t('didYouKnow'),
  }
  for (const number of [1, 2, 3, 4, 5]) inBoth[`districts${number}`] = t('keyword', { number })
  for (const number of [1, 2, 3, 4]) inBoth[`key_point${number}`] = t('keyPoint', { number })
  const figures: Record<string, string> = {
    'kpis.Population': t('population'),
    'kpis.Golf Club': t('golfClub'),
  }

  return (path) => {
    const picture = districtPictures.find((name) => name === path)
    if (picture !== undefined)
      return {
        label: t(picture),
        show: (value) =>
          value instanceof File ? value.name : typeof value === 'string' ? t('storedPicture') : '',
      }
    const show = (value: unknown) =>
      typeof value === 'number' ? formatNumber(value) : typeof value === 'string' ? value : ''
    const [text = path, lang] = path.split('.')
    const label = inBoth[text]
    if (label === undefined || (lang !== 'en' && lang !== 'pt')) return { label: figures[path] ?? path, show }
    return { label: inTongue('inLanguage', { label, language: inTongue(lang) }), show, lang }
  }
}
