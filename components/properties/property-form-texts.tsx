'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { Section } from '@/components/ui/card'
import type { PropertyPart } from './property-form-values'

/** Title and description in both languages; the slogan is for the private collection alone. */
export function PropertyTexts({ control, disabled }: PropertyPart) {
  const t = useTranslations('properties.form')
  const collection = useWatch({ control, name: 'collection' })
  return (
    <Section id="texts" title={t('texts')} help={t('textsHelp')}>
      <div className="space-y-6">
        <BilingualTextField
          {...{ control, disabled }}
          name="i18n.title"
          label={t('title')}
          max={200}
          required
        />
        <BilingualTextAreaField
          {...{ control, disabled }}
          name="i18n.description"
          label={t('description')}
          max={20_000}
          rows={8}
        />
        {collection === 1 && (
          <BilingualTextField
            {...{ control, disabled }}
            name="i18n.slogan"
            label={t('slogan')}
            help={t('sloganHelp')}
            max={200}
          />
        )}
      </div>
    </Section>
  )
}
