import { ArrowTopRightOnSquareIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AgentPicker } from '@/components/agents/agent-picker'
import { useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame } from '@/components/fields/field-frame'
import { DataBoundary } from '@/components/records/data-boundary'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { propertyFields } from '../fields'
import type { PropertyFormValues, PropertySectionProps } from './property-form-values'

type DevelopmentChangeProps = { onDevelopmentChange: (developmentId: number | null) => void }

export function PropertyManagement({
  control,
  disabled,
  onDevelopmentChange,
}: PropertySectionProps & DevelopmentChangeProps) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const field = useFieldProps(propertyFields, { control, disabled })
  return (
    <Section id="management" title={tListing('management')} help={t('managementHelp')}>
      <div className="space-y-6">
        <AgentPicker {...field('agent_id')} />
        <DevelopmentField {...field('condominium_id')} onDevelopmentChange={onDevelopmentChange} />
      </div>
    </Section>
  )
}

function DevelopmentField({
  control,
  name,
  disabled,
  label,
  onDevelopmentChange,
}: PropertySectionProps & DevelopmentChangeProps & { name: 'condominium_id'; label: string }) {
  const t = useTranslations('properties.form')
  const { value, change, error, ...field } = useFieldBinding<
    PropertyFormValues,
    PropertyFormValues,
    number | null | undefined
  >({ control, name })
  const response = useCall('properties.condominiumsList', {})

  function handleChange(developmentId: number | null) {
    change(developmentId)
    onDevelopmentChange(developmentId)
  }

  return (
    <DataBoundary
      response={response}
      subject={t('developments')}
      fallback={<Skeleton className="mt-6.5 h-10 max-w-110" />}
    >
      {({ condominiums }) => (
        <FieldFrame {...{ label, error }} help={t('developmentHelp')} className="max-w-110">
          {(attributes) => (
            <div className="flex gap-1.5">
              <Select
                {...attributes}
                {...field}
                disabled={disabled}
                value={value ?? ''}
                onChange={({ target }) => handleChange(target.value === '' ? null : Number(target.value))}
                className="min-w-0 flex-1"
              >
                <option value="">{t('linkToDevelopment')}</option>
                {typeof value === 'number' && !condominiums.some(({ id }) => id === value) && (
                  <option value={value}>{t('archivedDevelopment')}</option>
                )}
                {condominiums.map(({ id, title, disabled: isUnavailable }) => (
                  <option key={id} value={id} disabled={isUnavailable === 1 && id !== value}>
                    {isUnavailable === 1 ? t('closedDevelopment', { title }) : title}
                  </option>
                ))}
              </Select>
              {typeof value === 'number' && (
                <Link
                  href={`/condominiums/edit/${value}/general`}
                  prefetch={false}
                  aria-label={t('openDevelopment')}
                  title={t('openDevelopment')}
                  className="inline-flex size-10 shrink-0 items-center justify-center rounded text-ink-soft hover:bg-wash hover:text-ink pointer-coarse:size-11"
                >
                  <ArrowTopRightOnSquareIcon aria-hidden className="size-5" />
                </Link>
              )}
              {typeof value === 'number' && !disabled && (
                <IconButton
                  label={t('removeDevelopment')}
                  icon={<XMarkIcon />}
                  onClick={() => handleChange(null)}
                />
              )}
            </div>
          )}
        </FieldFrame>
      )}
    </DataBoundary>
  )
}
