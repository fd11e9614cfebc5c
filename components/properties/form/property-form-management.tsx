'use client'

import { useTranslations } from 'next-intl'
import { AgentPicker } from '@/components/agents/agent-picker'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { DevelopmentField } from '../development-field'
import type { PropertySectionProps } from './property-form-values'
import { propertyFields } from '../fields'

export function PropertyManagement({
  control,
  disabled,
  onLinked,
}: PropertySectionProps & { onLinked: (development: number | null) => void }) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const label = useFieldLabels(propertyFields)
  return (
    <Section id="management" title={tListing('management')} help={t('managementHelp')}>
      <div className="space-y-6">
        <AgentPicker
          {...{ control, disabled }}
          name="agent_id"
          label={label('agent_id')}
          help={tListing('pressAgain')}
        />
        <DevelopmentField
          {...{ control, disabled, onLinkChange: onLinked }}
          name="condominium_id"
          label={label('condominium_id')}
          help={t('developmentHelp')}
        />
      </div>
    </Section>
  )
}
