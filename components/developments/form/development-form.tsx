'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Ranges } from '#contract/development.ts'
import { AgentPicker } from '@/components/agents/agent-picker'
import { DistrictPicker } from '@/components/districts/district-picker'
import { FeaturePicker } from '@/components/key-items/feature-picker'
import { pickFormValues } from '@/components/resource/pick-form-values'
import {
  FeaturesSection,
  ListingForm,
  RoomsSection,
  TextsSection,
} from '@/components/records/form/listing-form'
import { useRequestedFocus } from '@/components/records/record/requested-field'
import { RecordEditor } from '@/components/resource/record-editor'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { DevelopmentEssentials } from './development-form-essentials'
import { DevelopmentRanges } from './development-form-ranges'
import { createEmptyDevelopment } from './development-form-values'
import { DevelopmentTabs } from '../record/development-tabs'
import { developmentFields } from '../fields'

const DevelopmentMergeDialog = dynamic(
  () => import('./development-merge-dialog').then((module) => module.DevelopmentMergeDialog),
  { ssr: false },
)

export function NewDevelopment() {
  return (
    <>
      <DevelopmentTabs id={null} missing={[]} />
      <DevelopmentEditor id={null} />
    </>
  )
}

export function EditDevelopmentForm({ id }: { id: number }) {
  return <DevelopmentEditor id={id} response={useCall('condominiums.general', { params: { id } }).data} />
}

function DevelopmentEditor({
  id,
  response,
}: {
  id: number | null
  response?: CallResponse<'condominiums.general'>
}) {
  const empty = createEmptyDevelopment()
  return (
    <RecordEditor
      resource="condominiums"
      {...{ id, response, empty }}
      read={(recordId) => call('condominiums.general', { params: { id: recordId } })}
      toFormValues={({ block }) => pickFormValues(block, empty)}
      revalidated={['condominiums', 'properties.condominiumsList']}
      addedHref={({ condominium_id }) => `/condominiums/edit/${condominium_id}/general`}
      mergeDialog={DevelopmentMergeDialog}
    >
      {(form) => <DevelopmentForm form={form} derived={response?.block.derived} />}
    </RecordEditor>
  )
}

function DevelopmentForm({
  form,
  derived,
}: {
  form: CallForm<'condominiums.add'>
  derived: Ranges | undefined
}) {
  const t = useTranslations('condominiums.form')
  const tListing = useTranslations('listing.form')
  const { control, formState, setFocus } = form
  const fieldProps = { control, disabled: formState.isSubmitting }
  const field = useFieldProps(developmentFields, fieldProps)
  useRequestedFocus((path) => setFocus(path ?? 'i18n.title.pt'))

  return (
    <ListingForm
      resource="condominiums"
      form={form}
      sections={[
        { id: 'essentials', label: tListing('essentials') },
        { id: 'texts', label: tListing('texts') },
        { id: 'ranges', label: t('ranges') },
        { id: 'rooms', label: tListing('rooms') },
        { id: 'features', label: tListing('features') },
        { id: 'management', label: tListing('management') },
        ...(derived === undefined ? [] : [{ id: 'properties', label: t('properties') }]),
      ]}
    >
      <DevelopmentEssentials {...fieldProps} />
      {/* Developments have a slogan, but it can't be edited here. */}
      <TextsSection showsSlogan={false} />
      <DevelopmentRanges {...fieldProps} derived={derived} />
      <RoomsSection />
      <FeaturesSection>
        <FeaturePicker {...field('features_id')} />
      </FeaturesSection>
      <Section id="management" title={tListing('management')} help={t('managementHelp')}>
        <div className="space-y-6">
          <AgentPicker {...field('agent_id')} help={tListing('pressAgain')} />
          <DistrictPicker {...field('district_id')} help={tListing('pressAgain')} />
        </div>
      </Section>
    </ListingForm>
  )
}
