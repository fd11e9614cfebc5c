'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/resource/notifier'

/** Says what was done, and offers to take it back; `back` resolves with whether that worked, and is told too. */
export function useUndo() {
  const t = useTranslations('listing.list')
  return function told(
    said: string,
    undone: { reference: string } | { text: string },
    back: () => Promise<boolean>,
  ) {
    async function undo() {
      if (await back()) notify({ text: 'text' in undone ? undone.text : t('undone', undone) })
    }
    const close = notify({
      text: said,
      action: {
        label: t('undo'),
        run: () => {
          close()
          void undo()
        },
      },
    })
  }
}
