'use client'

import { ArrowUpTrayIcon, KeyIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { Page } from '@/components/layout/page'
import { SimpleList } from '@/components/resource/simple-list'
import { useAction } from '@/components/resource/use-action'
import { useListQuery } from '@/components/resource/use-list-query'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { TabLinks } from '@/components/ui/tab-links'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { KeyItemExport } from './key-item-export'
import { keyItemList, toKeyItemsQuery } from './key-item-list-state'
import { KeyItemRows } from './key-item-rows'
import { useKeyItemDelete } from './use-key-item-delete'

const NewKeyItemDialog = dynamic(
  () => import('./new-key-item-dialog').then((module) => module.NewKeyItemDialog),
  { ssr: false },
)
const EditKeyItemDialog = dynamic(
  () => import('./edit-key-item-dialog').then((module) => module.EditKeyItemDialog),
  { ssr: false },
)

const kinds: readonly KeyItemKind[] = ['types', 'lifestyles', 'features', 'listings', 'master']

/**
 * The page of one kind of key items: links to the other kinds, the list and the dialog. `isAdding` opens the dialog
 * for a new key item.
 */
export function KeyItemsScreen({ kind, isAdding = false }: { kind: KeyItemKind; isAdding?: boolean }) {
  const t = useTranslations('key-items.admin')
  const tCsv = useTranslations('csv.import')
  const list = useListQuery(keyItemList)
  const result = useCall('keyItems.list', { params: { kind }, query: toKeyItemsQuery(list.request) })
  const [openItem, setOpenItem] = useState<KeyItem | 'new' | null>(isAdding ? 'new' : null)
  const { requestDelete, dialogs } = useKeyItemDelete(kind, () => setOpenItem(null))
  const reorder = useAction(
    (ids: number[]) => call('keyItems.reorder', { params: { kind }, body: { list: ids } }),
    { successMessage: 'common.SAVED_SUCCESSFULLY', revalidate: ['keyItems'] },
  )
  const close = () => {
    setOpenItem(null)
    if (isAdding) window.history.replaceState(null, '', `/key-items/${kind}`)
  }
  const isInDisplayOrder = list.request.sort === 'shown'
  const addButton = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpenItem('new')}>
      {t(`new.${kind}`)}
    </Button>
  )
  return (
    <Page
      fluid
      title={t(`title.${kind}`)}
      subtitle={t(`subtitle.${kind}`)}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`/key-items/${kind}/import`} icon={<ArrowUpTrayIcon />}>
            {tCsv('action')}
          </LinkButton>
          {addButton}
        </div>
      }
    >
      <TabLinks
        label={t('kinds')}
        current={`/key-items/${kind}`}
        tabs={kinds.map((name) => ({ href: `/key-items/${name}`, label: t(`kind.${name}`) }))}
        className="mb-6"
      />
      <SimpleList
        list={list}
        result={{ ...result, isLoading: result.isLoading || reorder.isPending }}
        getRows={({ keys }) => keys}
        t={(key, values) => t(key, { ...values, kind })}
        exportButton={<KeyItemExport kind={kind} request={list.request} />}
        skeleton={<Skeleton className="h-160" />}
        icon={<KeyIcon />}
        emptyState={{ text: t(`subtitle.${kind}`), action: addButton }}
      >
        {(items) => (
          <KeyItemRows
            kind={kind}
            isGrouped={isInDisplayOrder}
            items={items}
            onOpen={setOpenItem}
            onDelete={requestDelete}
            onOrder={
              isInDisplayOrder && list.request.search === '' ? (ids) => void reorder.run(ids) : undefined
            }
          />
        )}
      </SimpleList>
      {openItem === 'new' && <NewKeyItemDialog kind={kind} onClose={close} />}
      {openItem !== null && openItem !== 'new' ? (
        <EditKeyItemDialog
          kind={kind}
          item={openItem}
          onClose={close}
          onDelete={() => requestDelete(openItem)}
        >
          {dialogs}
        </EditKeyItemDialog>
      ) : (
        dialogs
      )}
    </Page>
  )
}
