'use client'

import { useTranslations } from 'next-intl'
import { BilingualRichTextField } from '@/components/fields/rich-text-field'
import { Lookup } from '@/components/listing/lookup'
import { useRichFieldTexts } from '@/components/listing/rich-field-texts'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallAnswer } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** The one text above all services. */
export function ServicesDescription() {
  const t = useTranslations('services')
  return (
    <Lookup
      answer={useCall('services.description', {})}
      what={t('thisText')}
      waiting={<Skeleton className="h-110" />}
    >
      {(answer) => <Form answer={answer} />}
    </Lookup>
  )
}

function Form({ answer }: { answer: CallAnswer<'services.description'> }) {
  const t = useTranslations('services')
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('services.saveDescription', {
    answer,
    read: () => call('services.description', {}),
    valuesOf: ({ service_description }) => ({ description: service_description }),
    empty: { description: answer.service_description },
    focusFirstError: false,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      await revalidate('services.description')
    },
  })
  const textsOf = useRichFieldTexts({ description: t('form.text') })
  return (
    <>
      <UnsavedDraft form={form} record="description" />
      <ResourceForm<'services.saveDescription'> form={form} label={t('descriptionTitle')}>
        <Section title={t('form.text')} help={t('descriptionHelp')}>
          <BilingualRichTextField
            control={form.control}
            name="description"
            label={t('form.text')}
            disabled={form.formState.isSubmitting}
          />
        </Section>
      </ResourceForm>
      <RecordMerge form={form} textsOf={textsOf} />
    </>
  )
}
