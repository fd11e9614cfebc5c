import {
  ArchiveBoxIcon,
  ArrowTopRightOnSquareIcon,
  ArrowUturnUpIcon,
  EnvelopeIcon,
  EnvelopeOpenIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { MenuItem, MenuSeparator } from '@/components/ui/menu'
import type { MessageActions } from './use-message-actions'

export function MessageMenuItems({
  message,
  onDelete,
  actions,
}: {
  message: Message
  onDelete: () => void
  actions: MessageActions
}) {
  const t = useTranslations('inbox')
  const isUnread = message.read_at === null
  const isArchived = message.archived_at !== null
  return (
    <>
      <MenuItem href={`/inbox/read/${message.id}`} icon={<ArrowTopRightOnSquareIcon />}>
        {t('openPage')}
      </MenuItem>
      <MenuItem
        icon={isUnread ? <EnvelopeOpenIcon /> : <EnvelopeIcon />}
        onSelect={() => void actions.markRead(message, isUnread ? 'read' : 'unread')}
      >
        {t(isUnread ? 'markRead' : 'markUnread', { count: 1 })}
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
        onSelect={() => void actions.archive(message, isArchived ? 'unarchived' : 'archived')}
      >
        {t(isArchived ? 'unarchive' : 'archive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onDelete}>
        {t('erase')}
      </MenuItem>
    </>
  )
}
