import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { classes } from '@/components/ui/classes'

export type FormSection = { id: string; label: string }

/** Links to a form's sections: a row above the form, or a column next to it on wide screens. */
export function SectionNav({ sections }: { sections: readonly FormSection[] }) {
  const t = useTranslations('listing.form')
  const visibleId = useVisibleSection(sections)
  return (
    <nav
      aria-label={t('sections')}
      className="sticky top-below-bars z-10 -mx-1 -mt-4 mb-4 bg-canvas xl:order-last xl:m-0 short:static print:hidden"
    >
      <div className="edge-fade overflow-x-auto px-1 [scrollbar-width:none] xl:contents">
        <ul className="flex w-max min-w-full gap-1 border-b border-line py-1.5 text-sm xl:sticky xl:top-[calc(5.5rem+var(--top-banner-height,0px))] xl:block xl:w-auto xl:border-b-0 xl:border-l xl:py-0">
          {sections.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={id === visibleId ? 'location' : undefined}
                className={classes(
                  'flex min-h-8 items-center rounded px-2.5 hover:bg-wash hover:text-ink xl:-ml-px xl:min-h-9 xl:rounded-none xl:border-l-2 xl:pl-4 pointer-coarse:min-h-11',
                  id === visibleId
                    ? 'bg-wash font-medium text-ink xl:border-brand xl:bg-transparent'
                    : 'text-ink-soft xl:border-transparent',
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Returns the id of the section near the top of the window, 20 to 30 % down. */
function useVisibleSection(sections: readonly FormSection[]): string | undefined {
  const [visibleId, setVisibleId] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const first = entries.find(({ isIntersecting }) => isIntersecting)
        if (first !== undefined) setVisibleId(first.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return visibleId
}
