'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import type { Ranges } from '#contract/development.ts'
import { AgentPicker } from '@/components/agents/agent-picker'
import { DistrictPicker } from '@/components/districts/district-picker'
import { SwitchField } from '@/components/fields/check-field'
import { TextField } from '@/components/fields/text-field'
import { FeaturePicker } from '@/components/key-items/feature-picker'
import { KeyItemsPicker, TypePicker } from '@/components/key-items/key-item-picker'
import {
  FeaturesSection,
  ListingForm,
  RoomsSection,
  TextsSection,
} from '@/components/records/form/listing-form'
import { TagPicker } from '@/components/records/form/tag-picker'
import { useRequestedFocus } from '@/components/records/record/requested-field'
import { pickFormValues } from '@/components/resource/pick-form-values'
import { RecordEditor } from '@/components/resource/record-editor'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { DevelopmentTabs } from '../record/development-tabs'
import { developmentFields } from '../fields'
import { DevelopmentRanges } from './development-form-ranges'
import { createEmptyDevelopment, type DevelopmentSectionProps } from './development-form-values'

const DevelopmentMergeDialog = dynamic(
  () => import('./development-merge-dialog').then((module) => module.DevelopmentMergeDialog),
  { ssr: false },
)

export function NewDevelopment() {
  return (
    <>
      <DevelopmentTabs id={null} missingTexts={[]} />
      <DevelopmentEditor id={null} />
    </>
  )
}

export function DevelopmentEditor({ id }: { id: number | null }) {
  const response = useCall('condominiums.general', id === null ? null : { params: { id } }).data
  const empty = createEmptyDevelopment()
  return (
    <RecordEditor
      resource="condominiums"
      {...{ id, response }}
      initialValues={empty}
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
          <AgentPicker {...field('agent_id')} />
          <DistrictPicker {...field('district_id')} />
        </div>
      </Section>
    </ListingForm>
  )
}

function DevelopmentEssentials({ control, disabled }: DevelopmentSectionProps) {
  const t = useTranslations('condominiums.form')
  const tListing = useTranslations('listing.form')
  const field = useFieldProps(developmentFields, { control, disabled })
  const mainType = useWatch({ control, name: 'type_id' })
  return (
    <Section id="essentials" title={tListing('essentials')} help={t('essentialsHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TypePicker {...field('type_id')} />
        <TextField {...field('condo_where')} help={t('whereHelp')} max={200} autoComplete="off" emptyAsNull />
        <KeyItemsPicker
          {...field('types')}
          kind="types"
          excludedId={mainType}
          help={tListing('moreTypesHelp')}
          className="sm:col-span-2"
        />
        <TagPicker
          {...field('tag_id')}
          resource="condominiums"
          response={useCall('condominiums.tags', {})}
          className="sm:col-span-2"
        />
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
        <SwitchField {...field('highlighted')} help={tListing('highlightedHelp')} />
        <SwitchField {...field('hide_price')} help={tListing('hidePriceHelp')} />
      </div>
    </Section>
  )
}
