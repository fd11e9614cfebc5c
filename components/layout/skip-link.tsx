'use client'

import { useTranslations } from 'next-intl'

export function SkipLink() {
  const t = useTranslations('layout')
  return (
    <a
      href="#main"
      onClick={(event) => {
        // Don't change the URL: Back gets stuck on history entries that the router didn't create.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="print:hidden fixed top-2 left-2 z-50 -translate-y-16 rounded bg-brand-fill px-4 py-2 font-medium text-on-brand focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
