'use client'

import { useTranslations } from 'next-intl'

export function SectionNav({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const t = useTranslations('listing.form')
  return (
    <nav aria-label={t('sections')} className="hidden xl:block">
      <ul className="sticky top-22 border-l border-line text-sm">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-l-2 border-transparent pl-4 text-ink-soft hover:border-brand hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
