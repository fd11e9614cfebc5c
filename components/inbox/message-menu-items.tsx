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
  onErase,
  actions,
}: {
  message: Message
  onErase: () => void
  actions: MessageActions
}) {
  const t = useTranslations('inbox')
  const unread = message.read_at === null
  const archived = message.archived_at !== null
  return (
    <>
      <MenuItem href={`/inbox/read/${message.id}`} icon={<ArrowTopRightOnSquareIcon />}>
        {t('openPage')}
      </MenuItem>
      <MenuItem
        icon={unread ? <EnvelopeOpenIcon /> : <EnvelopeIcon />}
        onSelect={() => void actions.markRead(message, unread ? 1 : 0)}
      >
        {t(unread ? 'markRead' : 'markUnread', { count: 1 })}
      </MenuItem>
      <MenuItem
        icon={archived ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
        onSelect={() => void actions.archive(message, archived ? 0 : 1)}
      >
        {t(archived ? 'unarchive' : 'archive')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={onErase}>
        {t('erase')}
      </MenuItem>
    </>
  )
}
