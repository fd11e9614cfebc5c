import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SavedView } from '#contract/saved-views.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { call } from '@/lib/agency/call'
import { type ListWithViews, createView, queryOf } from './list-with-views'
import { ViewDialog } from './view-dialog'

const revalidate = ['savedViews'] as const

export function ViewMenu({
  view,
  views,
  list,
  isEdited,
  onDiscard,
}: {
  view: SavedView
  views: readonly SavedView[]
  list: ListWithViews
  isEdited: boolean
  onDiscard: () => void
}) {
  const t = useTranslations('saved-views')
  const tCommon = useTranslations('common')
  const [openDialog, setOpenDialog] = useState<'edit' | 'copy' | null>(null)
  const ownViews = views.filter((item) => item.own)
  const index = ownViews.indexOf(view)
  const { path, name, query, columns, density, shared } = view
  const input = { path, name, query, columns, density, shared }
  const update = useAction(
    () =>
      call('savedViews.update', {
        params: { id: view.id },
        body: { ...input, query: list.query, ...list.table },
      }),
    { successMessage: 'common.SAVED_SUCCESSFULLY', revalidate },
  )
  const setDefault = useAction(
    (id: number | null) => call('savedViews.setDefault', { body: { path: view.path, id } }),
    { successMessage: 'common.SAVED_SUCCESSFULLY', revalidate },
  )
  const reorder = useAction((ids: number[]) => call('savedViews.reorder', { body: { list: ids } }), {
    revalidate,
  })
  const restore = useAction(restoreView, { successMessage: 'common.SAVED_SUCCESSFULLY', revalidate })
  const removeView = (id: number) => call('savedViews.remove', { params: { id } })
  // Deleting a colleague's view needs a confirmation instead of Undo: Undo would add the view as the user's own.
  const { requestDelete, dialog } = useConfirmDelete<SavedView>({
    remove: removeView,
    titleOf: (item) => item.name,
    revalidate,
  })
  const remove = useAction(() => removeView(view.id), {
    revalidate,
    onDone: () => {
      const close = notify({
        text: t('deleted', { name }),
        action: {
          label: t('undo'),
          run: () => {
            close()
            return restore.run()
          },
        },
      })
    },
  })

  function move(by: 1 | -1) {
    void reorder.run(
      ownViews
        .toSpliced(index, 1)
        .toSpliced(index + by, 0, view)
        .map(({ id }) => id),
    )
  }

  /** Adds the deleted view again, at its previous position. */
  async function restoreView() {
    const { id } = await call('savedViews.add', { body: input })
    if (index >= 0)
      await call('savedViews.reorder', {
        body: { list: ownViews.map((item) => (item.id === view.id ? id : item.id)) },
      })
    if (view.is_default) await call('savedViews.setDefault', { body: { path, id } })
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(new URL(`${path}?${queryOf(view)}`, location.href).href)
      notify({ text: t('linkCopied') })
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  return (
    <>
      <Menu
        align="start"
        button={
          <IconButton
            label={t('actions', { name })}
            icon={<EllipsisHorizontalIcon />}
            size="sm"
            tooltip={false}
          />
        }
      >
        {isEdited && view.editable && (
          <MenuItem onSelect={() => void update.run()}>{t('saveChanges')}</MenuItem>
        )}
        {isEdited && <MenuItem onSelect={onDiscard}>{tCommon('discard')}</MenuItem>}
        {isEdited && <MenuSeparator />}
        {view.editable && <MenuItem onSelect={() => setOpenDialog('edit')}>{t('rename')}</MenuItem>}
        <MenuItem onSelect={() => setOpenDialog('copy')}>{t('duplicate')}</MenuItem>
        {/* Browsers offer the clipboard on https and localhost only. */}
        {'clipboard' in navigator && <MenuItem onSelect={() => void copyLink()}>{t('copyLink')}</MenuItem>}
        <MenuItem onSelect={() => void setDefault.run(view.is_default ? null : view.id)}>
          {t(view.is_default ? 'noDefault' : 'makeDefault')}
        </MenuItem>
        {index > 0 && <MenuItem onSelect={() => move(-1)}>{t('earlier')}</MenuItem>}
        {index >= 0 && index < ownViews.length - 1 && (
          <MenuItem onSelect={() => move(1)}>{t('later')}</MenuItem>
        )}
        {view.editable && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => (view.own ? void remove.run() : requestDelete(view))}>
              {tCommon('delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog}
      {openDialog === 'edit' && (
        <ViewDialog id={view.id} view={input} title={t('rename')} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'copy' && (
        <ViewDialog
          view={{ ...createView(list), name: t('copyOf', { name }).slice(0, 60) }}
          title={t('duplicate')}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  )
}
