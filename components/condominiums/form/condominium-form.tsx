'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Derived } from '#contract/condominium.ts'
import { AgentPicker } from '@/components/agents/agent-picker'
import { DistrictPicker } from '@/components/districts/district-picker'
import { FeaturePicker } from '@/components/key-items/feature-picker'
import { ownValues } from '@/components/records/form/empty-listing'
import { FeaturesSection } from '@/components/records/form/features-section'
import { ListingForm } from '@/components/records/form/listing-form'
import { RoomsSection } from '@/components/records/form/rooms-section'
import { SectionNav } from '@/components/records/form/section-nav'
import { TextsSection } from '@/components/records/form/texts-section'
import { useRequestedFocus } from '@/components/records/record/requested-field'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Section } from '@/components/ui/card'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { CondominiumEssentials } from './condominium-form-essentials'
import { CondominiumRanges } from './condominium-form-ranges'
import { emptyCondominium } from './condominium-form-values'
import { CondominiumMerge } from './condominium-merge'
import { readCondominium, useCondominium } from '../record/use-condominium'
import { condominiumFields } from '../fields'

/** Form for a new development; opens its page after saving. */
export function NewCondominiumForm() {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyCondominium)
  const form = useCallForm('condominiums.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: async ({ condominium_id }) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: true })
      void revalidate('condominiums.list', 'properties.condominiumsList')
      router.push(`/condominiums/edit/${condominium_id}/general`)
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record="new" />
      <CondominiumForm form={form} derived={undefined} />
    </>
  )
}

/** Form for an existing development. */
export function EditCondominiumForm({ id }: { id: number }) {
  const response = useCondominium(id).data
  const { revalidate } = useMutateCalls()
  const empty = emptyCondominium()
  const form = useRecordForm('condominiums.update', {
    response,
    read: () => readCondominium(id),
    valuesOf: ({ block }) => ownValues(block, empty),
    empty,
    params: { id },
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('condominiums', 'properties.condominiumsList')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <CondominiumForm form={form} derived={response?.block.derived} />
      <CondominiumMerge form={form} />
    </>
  )
}

function CondominiumForm({
  form,
  derived,
}: {
  form: CallForm<'condominiums.add'>
  derived: Derived | undefined
}) {
  const t = useTranslations('condominiums.form')
  const shared = useTranslations('listing.form')
  const label = useFieldLabels(condominiumFields)
  const { control, formState, setFocus } = form
  const part = { control, disabled: formState.isSubmitting }
  useRequestedFocus((path) => setFocus(path ?? 'i18n.title.pt'))

  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,53.75rem)_minmax(9rem,1fr)] xl:gap-8">
      <ResourceForm
        form={form}
        label={t('editTitle')}
        asNew={{ call: 'condominiums.add', href: '/condominiums/new' }}
      >
        <ListingForm form={form}>
          <div className="space-y-5">
            <CondominiumEssentials {...part} />
            {/* Developments store a slogan but do not show it. */}
            <TextsSection slogan={false} />
            <CondominiumRanges {...part} derived={derived} />
            <RoomsSection />
            <FeaturesSection>
              <FeaturePicker {...part} name="features_id" label={label('features_id')} />
            </FeaturesSection>
            <Section id="management" title={shared('management')} help={t('managementHelp')}>
              <div className="space-y-6">
                <AgentPicker
                  {...part}
                  name="agent_id"
                  label={label('agent_id')}
                  help={shared('pressAgain')}
                />
                <DistrictPicker
                  {...part}
                  name="district_id"
                  label={label('district_id')}
                  help={shared('pressAgain')}
                />
              </div>
            </Section>
          </div>
        </ListingForm>
      </ResourceForm>
      <SectionNav
        sections={[
          { id: 'essentials', label: shared('essentials') },
          { id: 'texts', label: shared('texts') },
          { id: 'ranges', label: t('ranges') },
          { id: 'rooms', label: shared('rooms') },
          { id: 'features', label: shared('features') },
          { id: 'management', label: shared('management') },
          ...(derived === undefined ? [] : [{ id: 'properties', label: t('properties') }]),
        ]}
      />
    </div>
  )
}
