'use client'

import { useTranslations } from 'next-intl'

const sections = ['essentials', 'texts', 'rooms', 'features', 'search', 'management'] as const

/** The sections of the form beside it, where the window is wide enough. */
export function SectionNav() {
  const t = useTranslations('properties.form')
  return (
    <nav aria-label={t('sections')} className="hidden lg:block">
      <ul className="sticky top-22 border-l border-line text-sm">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="-ml-px flex min-h-9 items-center border-l-2 border-transparent pl-4 text-ink-soft hover:border-brand hover:text-ink"
            >
              {t(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
