'use client'

import { InboxIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { limits } from '#contract/limits.ts'
import { pollIntervalMs } from '@/components/layout/use-unread'
import { useSelection } from '@/components/portfolio/bulk/use-selection'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { InboxExport } from './inbox-export'
import { InboxFilters } from './inbox-filters'
import { toInboxArgs, isFiltered, parseInboxState, formatInboxState, totalOf } from './inbox-state'
import { MessageRow } from './message-row'
import { SelectionBar } from './selection-bar'
import { useDeleteMessage } from './use-delete-message'
import { useInbox } from './use-inbox'
import { useMessageActions } from './use-message-actions'

const MessageDialog = dynamic(() => import('./message-dialog').then((module) => module.MessageDialog), {
  ssr: false,
})

export function InboxList({
  userName,
  canExport,
}: {
  userName: string
  /** Only administrators may export names and addresses, as with contacts. */
  canExport: boolean
}) {
  const t = useTranslations('inbox')
  const inbox = useInbox()
  const list = useCall('inbox.list', toInboxArgs(inbox.params), { refreshInterval: pollIntervalMs })
  const actions = useMessageActions()
  const deletion = useDeleteMessage()
  const total = list.data?.totalInbox ?? 0
  const messageCount = list.data && totalOf(inbox.params, list.data)
  const openMessageId = inbox.params.message
  const { message: _message, page: _page, ...scope } = inbox.params
  const savedViews = useSavedViews({
    canonicalize: (query) =>
      formatInboxState({ ...parseInboxState(new URLSearchParams(query)), page: 1, message: null }),
    Total: InboxTotal,
  })
  const selection = useSelection<Message>(JSON.stringify(scope))
  return (
    <>
      {savedViews.tabs}
      <InboxFilters inbox={inbox}>
        {savedViews.saveButton}
        {canExport && <InboxExport params={inbox.params} />}
      </InboxFilters>
      <ResourceList
        result={list}
        getRows={(response) => response.inbox}
        skeleton={<InboxSkeleton />}
        isPending={list.isLoading}
        paging={{ total, perPage: limits.rowsPerPage }}
        onClearFilters={isFiltered(inbox.params) ? inbox.clearFilters : undefined}
        emptyState={{
          icon: <InboxIcon />,
          title: t(`empty.${inbox.params.state}`),
          text: t(`empty.${inbox.params.state}Help`),
        }}
      >
        {(messages) => (
          <Card>
            <SelectionBar
              messages={messages}
              selection={selection}
              isArchivedFolder={inbox.params.state === 'archived'}
            >
              <p role="status" className="mr-auto text-sm text-ink-soft">
                {messageCount !== undefined && t('count', { total: messageCount })}
              </p>
              <Select
                aria-label={t('sort.label')}
                value={inbox.params.isOldestFirst ? 'oldest' : 'newest'}
                onChange={({ target }) => inbox.navigate({ isOldestFirst: target.value === 'oldest' })}
                className="w-40 print:hidden [&>select]:min-h-8 [&>select]:text-sm pointer-coarse:[&>select]:min-h-11"
              >
                <option value="newest">{t('sort.newest')}</option>
                <option value="oldest">{t('sort.oldest')}</option>
              </Select>
            </SelectionBar>
            <ul className="divide-y divide-line [&>li:last-child]:rounded-b-lg">
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  selection={selection}
                  onOpen={() => inbox.openMessage(message.id)}
                  onDelete={() => deletion.openDialog(message)}
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
      {openMessageId !== null && (
        <MessageDialog
          key={openMessageId}
          id={openMessageId}
          userName={userName}
          onClose={() => inbox.openMessage(null)}
        />
      )}
      {deletion.dialog}
    </>
  )
}

/** Counts the messages of a saved view with this query string. */
function InboxTotal({ query }: { query: string }) {
  const state = parseInboxState(new URLSearchParams(query))
  const { query: listQuery } = toInboxArgs(state)
  // `totalOf` looks for read messages on the page, to detect that the API ignores the unread filter.
  const limit = state.isUnreadOnly ? limits.rowsPerPage : 1
  const { data } = useCall('inbox.list', { query: { ...listQuery, limit } })
  return (data && totalOf(state, data)) ?? null
}

function InboxSkeleton() {
  return (
    <div className="space-y-px">
      <Skeleton className="h-9 rounded-none rounded-t-lg" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-18 rounded-none last:rounded-b-lg" />
      ))}
    </div>
  )
}
