'use client'

import { PaperAirplaneIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MessageDetail } from '#contract/inbox.ts'
import { TextAreaField } from '@/components/fields/text-area-field'
import { TextField } from '@/components/fields/text-field'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { replyTemplate } from './reply-template'

/** The letter to the sender, begun in the language that they read. What is typed stays until it is sent or given up. */
export function ReplyForm({
  message,
  author,
  onDone,
}: {
  message: MessageDetail
  author: string
  onDone: () => void
}) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [template] = useState(() => replyTemplate(message, author))
  const form = useCallForm('inbox.reply', {
    defaultValues: template,
    params: { id: message.id },
    onSaved: () => {
      notify({ text: t('inbox.sent', { email: message.from }) })
      void revalidate('inbox', 'activity')
      onDone()
    },
  })
  useUnsaved(form.formState.isDirty)
  return (
    <form
      noValidate
      aria-label={t('inbox.reply')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      className="space-y-4 rounded-lg border border-line p-4"
    >
      {form.failure !== null && (
        <Banner tone="danger" role="alert">
          {t(`errors.${form.failure.code}`, form.failure.params)}
        </Banner>
      )}
      <p className="text-sm text-ink-soft">
        {t('inbox.replyHelp', {
          email: message.from,
          language: t(`inbox.languages.${message.language}`),
          to: message.to === null ? 'own' : 'agent',
        })}
      </p>
      <TextField
        control={form.control}
        name="subject"
        label={t('inbox.subject')}
        lang={message.language}
        maxLength={200}
        required
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('inbox.text')}
        lang={message.language}
        rows={9}
        required
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          icon={<PaperAirplaneIcon aria-hidden />}
          loading={form.formState.isSubmitting}
        >
          {t('inbox.send')}
        </Button>
      </div>
    </form>
  )
}
