import Link from 'next/link'
import { classes } from '@/components/ui/classes'
import { type TopicId, topicHref } from './outline'
import type { Found } from './search-guide'

export function GuideResults({
  found,
  search,
  current,
  label,
}: {
  found: readonly Found[]
  search: string
  current: TopicId
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="space-y-1">
        {found.map(({ id, title, excerpt }) => (
          <li key={id}>
            <Link
              href={topicHref(id, search)}
              aria-current={id === current ? 'page' : undefined}
              className={classes(
                'block rounded px-2 py-1.5 hover:bg-wash',
                id === current && 'bg-brand-soft',
              )}
            >
              <span className="block text-sm font-medium">{title}</span>
              <span className="block text-xs text-ink-soft">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
