'use client'

import { useTranslations } from 'next-intl'
import { useFormState, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { SwitchField } from '@/components/fields/check-field'
import { useCall } from '@/lib/agency/use-call'
import { highlightedQuery } from './highlighted-query'
import type { PropertyPart } from '../form/property-form-values'

/** Highlighted or not; when turned on, shows how many are highlighted and whether the limit is exceeded. */
export function HighlightSwitch({ control, disabled }: PropertyPart) {
  const t = useTranslations()
  const on = useWatch({ control, name: 'highlighted' }) === 1
  const { dirtyFields } = useFormState({ control, name: 'highlighted' })
  const fresh = on && dirtyFields.highlighted === true
  const { data } = useCall('properties.list', fresh ? highlightedQuery : null)
  const full = fresh && data !== undefined && data.total >= limits.highlighted
  return (
    <div>
      <SwitchField
        {...{ control, disabled }}
        name="highlighted"
        label={t('listing.form.highlighted')}
        help={
          fresh && data !== undefined && !full
            ? t('properties.form.highlightedCount', { count: data.total, max: limits.highlighted })
            : t('listing.form.highlightedHelp')
        }
      />
      <p role="status" className="mt-1.5 text-sm text-danger empty:hidden">
        {full ? t('errors.HIGHLIGHT_LIMIT') : ''}
      </p>
    </div>
  )
}
