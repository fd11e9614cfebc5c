import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'

/**
 * Returns a function that shows a notification with Undo. If `undoChange` resolves with true, a second notification
 * confirms the undo.
 */
export function useUndo() {
  const t = useTranslations('listing.list')
  return function showUndo(
    message: string,
    confirmation: { reference: string } | { text: string },
    undoChange: () => Promise<boolean>,
    /** Notifications of the same kind collapse into one. */
    kind: 'change' | 'price' = 'change',
  ) {
    const groupOf = (name: 'changedMany' | 'undoneMany') => ({
      name: `${name}.${kind}`,
      text: (count: number) => t(`${name}.${kind}`, { count }),
      actionLabel: t('undoAll'),
    })
    async function undo() {
      if (await undoChange())
        notify({
          text: 'text' in confirmation ? confirmation.text : t('undone', confirmation),
          group: groupOf('undoneMany'),
        })
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
