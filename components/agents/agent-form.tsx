'use client'

import { useTranslations } from 'next-intl'
import type { Agent } from '#contract/agents.ts'
import { limits } from '#contract/limits.ts'
import { AvatarField } from '@/components/fields/avatar-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { DataBoundary } from '@/components/records/data-boundary'
import { shrinkImage } from '@/components/records/media/shrink-image'
import { pickFormValues } from '@/components/resource/pick-form-values'
import { RecordEditor } from '@/components/resource/record-editor'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm, ValuesOf } from '@/components/resource/use-call-form'
import { useFieldProps, useFieldDisplay } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { mediaUrl } from '@/lib/format/media-url'
import { agentFields } from './fields'

type AgentFormValues = ValuesOf<'agents.add'>

/**
 * Renders the form once the agent is loaded: an agent that failed to load must never be overwritten with empty values.
 */
export function EditAgent({ id }: { id: number }) {
  const t = useTranslations('agents')
  return (
    <DataBoundary
      response={useCall('agents.get', { params: { id } })}
      subject={t('thisAgent')}
      listHref="/agents/listings"
      fallback={<Skeleton className="h-140 max-w-form" />}
    >
      {(response) => <AgentEditor id={id} response={response} />}
    </DataBoundary>
  )
}

export function AgentEditor({ id, response }: { id: number | null; response?: CallResponse<'agents.get'> }) {
  return (
    <RecordEditor
      resource="agents"
      {...{ id, response }}
      read={(agentId) => call('agents.get', { params: { id: agentId } })}
      toFormValues={({ agent }) => toFormValues(agent)}
      initialValues={emptyAgent()}
      revalidated={['agents', 'properties']}
      addedHref={() => '/agents/listings'}
      displayOf={useFieldDisplay(agentFields)}
    >
      {(form) => <AgentForm id={id} form={form} />}
    </RecordEditor>
  )
}

function AgentForm({ id, form }: { id: number | null; form: CallForm<'agents.add'> }) {
  const t = useTranslations('agents.form')
  const { control, formState } = form
  const field = useFieldProps(agentFields, { control, disabled: formState.isSubmitting })
  return (
    <div className="max-w-form">
      <ResourceForm
        form={form}
        label={t('label')}
        newFormIfDeleted={{ call: 'agents.add', href: '/agents/add' }}
      >
        <div className="space-y-5">
          <Section title={t('person')} help={t('personHelp')}>
            <div className="grid gap-5 sm:grid-cols-2">
              <AvatarField
                {...field('avatar')}
                help={t('avatarHelp')}
                maxBytes={limits.uploadBytes}
                urlOf={(fileName) => (id === null ? fileName : mediaUrl('agents', id, fileName))}
                shrink={shrinkImage}
                className="sm:col-span-2"
              />
              <TextField {...field('first_name')} max={60} required />
              <TextField {...field('last_name')} max={60} />
              <EmailField {...field('email')} autoComplete="off" emptyAsNull />
              <TextField {...field('phone')} type="tel" inputMode="tel" max={40} emptyAsNull />
            </div>
          </Section>
          <Section title={t('texts')} help={t('textsHelp')}>
            <div className="space-y-5">
              <BilingualTextField {...field('role')} max={120} />
              <BilingualTextAreaField {...field('description')} max={5000} rows={7} />
            </div>
          </Section>
        </div>
      </ResourceForm>
    </div>
  )
}

function emptyAgent(): Required<AgentFormValues> {
  return {
    first_name: '',
    last_name: '',
    role: { en: '', pt: '' },
    email: null,
    phone: null,
    description: { en: '', pt: '' },
    avatar: null,
  }
}

function toFormValues(agent: Agent): Required<AgentFormValues> {
  const empty = emptyAgent()
  return {
    ...pickFormValues(agent, empty),
    role: agent.role ?? empty.role,
    description: agent.description ?? empty.description,
  }
}
