'use client'

import { InboxIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { incomingMs } from '@/components/layout/use-unread'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { InboxExport } from './inbox-export'
import { InboxFilters } from './inbox-filters'
import { inboxQuery, isFiltered } from './inbox-state'
import { MessageRow } from './message-row'
import { useErase } from './use-erase'
import { useInbox } from './use-inbox'
import { useMessageActions } from './use-message-actions'

const MessageDialog = dynamic(() => import('./message-dialog').then((module) => module.MessageDialog), {
  ssr: false,
})

/** The messages of the public website, newest first; what comes in meanwhile appears by itself. */
export function InboxList({
  author,
  mayExport,
}: {
  author: string
  /** Names and addresses leave the house with Administrators alone, as the contacts do. */
  mayExport: boolean
}) {
  const t = useTranslations('inbox')
  const inbox = useInbox()
  const list = useCall('inbox.list', inboxQuery(inbox.asked), { refreshInterval: incomingMs })
  const actions = useMessageActions()
  const erase = useErase()
  const total = list.data?.totalInbox ?? 0
  const opened = inbox.asked.message
  return (
    <>
      <InboxFilters inbox={inbox} />
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <p role="status" className="text-sm text-ink-soft">
          {list.data !== undefined && t('count', { total })}
        </p>
        {mayExport && <InboxExport asked={inbox.asked} />}
      </div>
      <ResourceList
        loaded={list}
        rows={(answer) => answer.inbox}
        skeleton={<Waiting />}
        pending={list.isLoading}
        paging={{ total, perPage: limits.rowsPerPage }}
        onClearFilters={isFiltered(inbox.asked) ? inbox.reset : undefined}
        nothingYet={{
          icon: <InboxIcon />,
          title: t(`empty.${inbox.asked.state}`),
          text: t(`empty.${inbox.asked.state}Help`),
        }}
      >
        {(messages) => (
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onOpen={() => inbox.open(message.id)}
                  onErase={() => erase.ask(message)}
                  actions={actions}
                />
              ))}
            </ul>
          </Card>
        )}
      </ResourceList>
      <div className="mt-6 flex justify-center">
        <ListPages total={total} perPage={limits.rowsPerPage} />
      </div>
      {opened !== null && (
        <MessageDialog key={opened} id={opened} author={author} onClose={() => inbox.open(null)} />
      )}
      {erase.dialog}
    </>
  )
}

function Waiting() {
  return (
    <div className="space-y-px">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} className="h-22 rounded-none first:rounded-t-lg last:rounded-b-lg" />
      ))}
    </div>
  )
}
