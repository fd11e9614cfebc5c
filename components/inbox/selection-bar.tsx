import {
  ArchiveBoxIcon,
  ArrowUturnUpIcon,
  EnvelopeIcon,
  EnvelopeOpenIcon,
  UserIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Message } from '#contract/inbox.ts'
import { type Selection, useSelected } from '@/components/portfolio/bulk/use-selection'
import { useAllAgents } from '@/components/records/use-all-agents'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { fullNameOf } from '@/lib/format/full-name'
import { useBulkMessages } from './use-bulk-messages'

export function SelectionBar({
  messages,
  selection,
  isArchivedFolder,
  children,
}: {
  messages: readonly Message[]
  selection: Selection<Message>
  isArchivedFolder: boolean
  children: ReactNode
}) {
  const t = useTranslations('inbox')
  const { items } = useSelected(selection)
  const selectedMessages = [...items.values()]
  const selectedOnPageCount = messages.filter(({ id }) => items.has(id)).length
  const bulk = useBulkMessages(selection)
  const unreadMessages = selectedMessages.filter(({ read_at }) => read_at === null)
  return (
    <div className="sticky top-below-bars z-10 flex min-h-9 flex-wrap rounded-t-lg items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 sm:px-4">
      <Checkbox
        label={t('selectPage')}
        hideLabel
        checked={selectedOnPageCount > 0 && selectedOnPageCount === messages.length}
        indeterminate={selectedOnPageCount > 0 && selectedOnPageCount < messages.length}
        onChange={(event) => selection.setSelected(messages, event.target.checked)}
        className="pointer-coarse:-mx-2"
      />
      {selectedMessages.length === 0 ? (
        children
      ) : (
        <>
          <p role="status" className="figures text-sm font-medium max-sm:sr-only">
            {t('selected', { count: selectedMessages.length })}
          </p>
          {unreadMessages.length > 0 ? (
            <Button
              size="sm"
              disabled={bulk.isPending}
              icon={<EnvelopeOpenIcon aria-hidden />}
              onClick={() => bulk.run(unreadMessages, 'read')}
            >
              {t('markRead', { count: unreadMessages.length })}
            </Button>
          ) : (
            <Button
              size="sm"
              disabled={bulk.isPending}
              icon={<EnvelopeIcon aria-hidden />}
              onClick={() => bulk.run(selectedMessages, 'unread')}
            >
              {t('markUnread', { count: selectedMessages.length })}
            </Button>
          )}
          <Button
            size="sm"
            disabled={bulk.isPending}
            icon={isArchivedFolder ? <ArrowUturnUpIcon aria-hidden /> : <ArchiveBoxIcon aria-hidden />}
            onClick={() => bulk.run(selectedMessages, isArchivedFolder ? 'unarchived' : 'archived')}
          >
            {t(isArchivedFolder ? 'unarchive' : 'archive')}
          </Button>
          <Menu
            button={
              <Button size="sm" disabled={bulk.isPending} icon={<UserIcon aria-hidden />}>
                {t('assign')}
              </Button>
            }
          >
            <AgentItems onChoose={(agent) => bulk.run(selectedMessages, { agent })} />
          </Menu>
          <span className="ml-auto">
            <IconButton
              size="sm"
              label={t('clearSelection')}
              icon={<XMarkIcon aria-hidden />}
              onClick={selection.clear}
            />
          </span>
        </>
      )}
    </div>
  )
}

/** Mounts, and so fetches the agents, when the menu opens. */
function AgentItems({ onChoose }: { onChoose: (agent: number | null) => void }) {
  const t = useTranslations('inbox')
  const agents = useAllAgents().data?.agents ?? []
  return (
    <>
      {agents.map((agent) => (
        <MenuItem key={agent.id} onSelect={() => onChoose(agent.id)}>
          {fullNameOf(agent)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onChoose(null)}>{t('nobody')}</MenuItem>
    </>
  )
}
