import { ChevronRightIcon } from '@heroicons/react/20/solid'
import Link from 'next/link'
import { classes } from '@/components/ui/classes'
import type { GuideContent } from './guide-content'
import { outline, type TopicId, topicHref } from './outline'

/** The guide's tree of groups and topics. Built from links and disclosures, so native keyboard behaviour applies. */
export function GuideTree({
  guide,
  current,
  label,
}: {
  guide: GuideContent
  current: TopicId
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="space-y-1">
        {outline.map(({ group, topics }) => (
          <li key={group}>
            <details open className="group">
              <summary className="flex min-h-9 list-none items-center gap-1.5 rounded px-2 text-sm font-semibold hover:bg-wash pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
                <ChevronRightIcon
                  aria-hidden
                  className="size-5 text-ink-soft transition-transform duration-fast group-open:rotate-90"
                />
                {guide.groups[group]}
              </summary>
              <ul className="mt-0.5 mb-2 ml-4 border-l border-line pl-2">
                {topics.map((id) => (
                  <li key={id}>
                    <Link
                      href={topicHref(id)}
                      aria-current={id === current ? 'page' : undefined}
                      className={classes(
                        'flex min-h-8 items-center rounded px-2 py-1 text-sm pointer-coarse:min-h-11',
                        id === current
                          ? 'bg-brand-soft font-medium text-brand-ink'
                          : 'text-ink-soft hover:bg-wash hover:text-ink',
                      )}
                    >
                      {guide.topics[id].title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}
