import { ArchiveBoxIcon, ArrowUturnUpIcon, EnvelopeIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { MessageDetail } from '#contract/inbox.ts'
import { useAllAgents } from '@/components/records/use-all-agents'
import { Button } from '@/components/ui/button'
import { LabelledControl } from '@/components/ui/labelled-control'
import { Select } from '@/components/ui/select'
import { fullNameOf } from '@/lib/format/full-name'
import { useDeleteMessage } from './use-delete-message'
import type { MessageActions } from './use-message-actions'

export function MessageBar({
  message,
  actions,
  onClose,
}: {
  message: MessageDetail
  actions: MessageActions
  onClose: () => void
}) {
  const t = useTranslations('inbox')
  const deletion = useDeleteMessage(onClose)
  const { data } = useAllAgents()
  const agents = data?.agents ?? (message.agent === null ? [] : [message.agent])
  const isArchived = message.archived_at !== null
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <LabelledControl className="mr-auto min-w-52 max-sm:w-full" label={t('agent')}>
        {(id) => (
          <Select
            id={id}
            value={message.agent?.id ?? ''}
            disabled={actions.isAssigning}
            onChange={({ target }) =>
              void actions.assign(message, target.value === '' ? null : Number(target.value))
            }
          >
            <option value="">{t('nobody')}</option>
            {agents.map((agent) => (
              <option key={agent.id} value={agent.id}>
                {fullNameOf(agent)}
              </option>
            ))}
          </Select>
        )}
      </LabelledControl>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
        <Button
          icon={<EnvelopeIcon aria-hidden />}
          onClick={() => {
            void actions.markRead(message, 'unread')
            onClose()
          }}
        >
          {t('markUnread', { count: 1 })}
        </Button>
        <Button
          icon={isArchived ? <ArrowUturnUpIcon aria-hidden /> : <ArchiveBoxIcon aria-hidden />}
          onClick={() => {
            void actions.archive(message, isArchived ? 'unarchived' : 'archived')
            onClose()
          }}
        >
          {t(isArchived ? 'unarchive' : 'archive')}
        </Button>
        <Button icon={<TrashIcon aria-hidden />} onClick={() => deletion.openDialog(message)}>
          {t('erase')}
        </Button>
      </div>
      {deletion.dialog}
    </div>
  )
}
