'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AvatarField } from '@/components/fields/avatar-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { fitOnDemand } from '@/components/records/media/fit-on-demand'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useFieldLabels, useFieldTexts } from '@/components/resource/use-field-texts'
import { type CallForm, useCallForm } from '@/components/resource/use-call-form'
import { useRecordForm } from '@/components/resource/use-record-form'
import { limits } from '#contract/limits.ts'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { mediaUrl } from '@/lib/format/media-url'
import { emptyAgent, valuesOf } from './agent-form-values'
import { agentFields } from './fields'

/** Form for a new agent; returns to the list after saving. */
export function NewAgentForm() {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const [defaultValues] = useState(emptyAgent)
  const form = useCallForm('agents.add', {
    defaultValues,
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: true })
      void revalidate('agents')
      router.push('/agents/listings')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record="new" />
      <AgentForm form={form} addressOf={(stored) => stored} />
    </>
  )
}

/** Form for an existing agent. */
export function EditAgentForm({ id }: { id: number }) {
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('agents.update', {
    response: useCall('agents.get', { params: { id } }).data,
    read: () => call('agents.get', { params: { id } }),
    valuesOf: ({ agent }) => valuesOf(agent),
    empty: emptyAgent(),
    params: { id },
    focusFirstError: false,
    onSaved: () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      void revalidate('agents', 'properties')
    },
  })
  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <AgentForm form={form} addressOf={(stored) => mediaUrl('agents', id, stored)} />
      <RecordMerge form={form} textsOf={useFieldTexts(agentFields)} />
    </>
  )
}

function AgentForm({
  form,
  addressOf,
}: {
  form: CallForm<'agents.add'>
  addressOf: (stored: string) => string
}) {
  const t = useTranslations('agents.form')
  const { control, formState } = form
  const label = useFieldLabels(agentFields)
  const part = { control, disabled: formState.isSubmitting }
  return (
    <div className="max-w-form">
      <ResourceForm form={form} label={t('label')} asNew={{ call: 'agents.add', href: '/agents/add' }}>
        <div className="space-y-5">
          <Section title={t('person')} help={t('personHelp')}>
            <div className="grid gap-5 sm:grid-cols-2">
              <AvatarField
                {...part}
                name="avatar"
                label={label('avatar')}
                help={t('avatarHelp')}
                maxBytes={limits.uploadBytes}
                addressOf={addressOf}
                fit={fitOnDemand}
                className="sm:col-span-2"
              />
              <TextField {...part} name="first_name" label={label('first_name')} max={60} required />
              <TextField {...part} name="last_name" label={label('last_name')} max={60} />
              <EmailField {...part} name="email" label={label('email')} autoComplete="off" orNull />
              <TextField
                {...part}
                name="phone"
                label={label('phone')}
                type="tel"
                inputMode="tel"
                max={40}
                orNull
              />
            </div>
          </Section>
          <Section title={t('texts')} help={t('textsHelp')}>
            <div className="space-y-5">
              <BilingualTextField {...part} name="role" label={label('role')} max={120} />
              <BilingualTextAreaField
                {...part}
                name="description"
                label={label('description')}
                max={5000}
                rows={7}
              />
            </div>
          </Section>
        </div>
      </ResourceForm>
    </div>
  )
}
