import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'

/**
 * Returns a function that shows a notification with Undo. If `undoChange` resolves with true, a second notification
 * shows `confirmation`.
 */
export function useUndo() {
  const t = useTranslations('listing.list')
  return function showUndo(
    message: string,
    confirmation: string,
    undoChange: () => Promise<boolean>,
    /** Notifications of the same group are merged into one. */
    group: 'change' | 'price' = 'change',
  ) {
    const groupOf = (name: 'changedMany' | 'undoneMany') => ({
      name: `${name}.${group}`,
      text: (count: number) => t(`${name}.${group}`, { count }),
      actionLabel: t('undoAll'),
    })
    async function undo() {
      if (await undoChange()) notify({ text: confirmation, group: groupOf('undoneMany') })
    }
    const close = notify({
      text: message,
      group: groupOf('changedMany'),
      action: {
        label: t('undo'),
        run: () => {
          close()
          return undo()
        },
      },
    })
  }
}
