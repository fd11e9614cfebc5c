import { ChevronRightIcon } from '@heroicons/react/20/solid'
import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/24/outline'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { LinkButton } from '@/components/ui/link-button'
import { classes } from '@/components/ui/classes'
import { GuideSearch } from './guide-search'
import { GuideTopic } from './guide-topic'
import { GuideTree } from './guide-tree'
import { loadGuide } from './load-guide'
import { findNeighbours, topicHref, type TopicId } from './outline'
import { type GuideMatch, searchGuide } from './search-guide'

export async function InstructionGuide({ topic, search }: { topic: TopicId; search: string }) {
  const [t, tRoot, locale] = await Promise.all([getTranslations('guide'), getTranslations(), getLocale()])
  const guide = await loadGuide(locale)
  const lookUp = (key: string) => tRoot(key)
  const { previous, next } = findNeighbours(topic)
  const matches = searchGuide(guide, search, lookUp)
  const tree = <GuideTree guide={guide} current={topic} label={t('contents')} />
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[min(17rem,35%)_minmax(0,1fr)]">
      <div className="space-y-4 md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:-m-1 md:p-1 md:pb-8 md:mask-b-from-[calc(100%-2rem)]">
        {/* The key resets the input to the URL's search when another topic opens. */}
        <GuideSearch key={topic} />
        {/* Mounted before its text so that the first result count is announced. */}
        <p role="status" className={search === '' ? 'sr-only' : 'px-2 text-sm text-ink-soft'}>
          {search !== '' && t('found', { count: matches.length })}
        </p>
        {search === '' ? (
          <>
            <div className="max-md:hidden">{tree}</div>
            <details className="group/details md:hidden">
              <summary className="flex min-h-10 pointer-coarse:min-h-11 list-none items-center gap-2 rounded font-medium [&::-webkit-details-marker]:hidden">
                <ChevronRightIcon
                  aria-hidden
                  className="size-5 shrink-0 text-ink-soft transition-transform duration-fast group-open/details:rotate-90"
                />
                <span className="min-w-0 flex-1">{t('contents')}</span>
              </summary>
              <div className="pt-2 pb-3 pl-7">{tree}</div>
            </details>
          </>
        ) : (
          <GuideResults matches={matches} search={search} current={topic} label={t('results')} />
        )}
      </div>
      <div className="min-w-0">
        <GuideTopic {...guide.topics[topic]} locale={locale} lookUp={lookUp} />
        <nav
          aria-label={t('turn')}
          className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5"
        >
          {previous !== null && (
            <LinkButton href={topicHref(previous)} icon={<ArrowLeftIcon aria-hidden />}>
              <span className="sr-only">{t('previous')} </span>
              {guide.topics[previous].title}
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton href={topicHref(next)} className="ml-auto">
              <span className="sr-only">{t('next')} </span>
              {guide.topics[next].title}
              <ArrowRightIcon aria-hidden />
            </LinkButton>
          )}
        </nav>
      </div>
    </div>
  )
}

function GuideResults({
  matches,
  search,
  current,
  label,
}: {
  matches: readonly GuideMatch[]
  search: string
  current: TopicId
  label: string
}) {
  return (
    <nav aria-label={label}>
      <ul className="space-y-1">
        {matches.map(({ id, title, excerpt }) => (
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
