import { ArrowLeftIcon, HomeModernIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { type ReactNode, useEffect } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { MediaItem } from '#contract/media.ts'
import { useSetCurrentListPath } from '@/components/resource/current-list-path'
import { ProblemChips } from '../problems/problem-chips'
import type { Problem } from '../problems/record-problems'
import type { ListingResource } from './listing-resource'
import { RecordNeighbours } from './record-neighbours'
import { useVisitedList } from './visited-lists'
import { Chip, type ChipTone } from '@/components/ui/chip'
import { useSession } from '@/lib/agency/use-session'
import { photoSources, thumbUrl } from '@/lib/format/media-url'
import { storeRecentRecord } from '@/components/resource/recent-records'

export function RecordHeader({
  listHref,
  resource,
  id,
  cover,
  reference,
  detail,
  title,
  titleLang,
  states,
  chips,
  problems,
  actions,
}: {
  /** Path of the record's list, without filters: the list restores them. Used if the user hasn't visited a list. */
  listHref: string
  resource: ListingResource
  id: number
  cover: MediaItem | null
  reference?: string
  detail?: ReactNode
  title: string
  /** Set if the title isn't in the interface's language. */
  titleLang?: LanguageTag
  states: readonly { label: string; tone: ChipTone; isOn: boolean }[]
  chips?: ReactNode
  problems: readonly Problem[]
  actions?: ReactNode
}) {
  const t = useTranslations('resource')
  const picture = cover === null ? null : thumbUrl(resource, id, cover)
  const userId = useSession().data?.user.id
  useEffect(() => {
    if (userId === undefined) return
    const href = `/${resource}/edit/${id}/general`
    storeRecentRecord(userId, { href, title, overline: reference ?? null, picture })
  }, [userId, resource, id, title, reference, picture])
  const lastListHref = useVisitedList(resource)?.path ?? listHref
  useSetCurrentListPath(lastListHref)
  const frame = 'h-18 w-24 shrink-0 rounded-lg border border-line bg-wash object-cover'
  return (
    <header className="mb-5">
      <div className="mb-3 flex items-center justify-between gap-3 print:hidden">
        <Link
          href={lastListHref}
          className="inline-flex min-h-8 items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <ArrowLeftIcon aria-hidden className="size-4" />
          {t('backToList')}
        </Link>
        <RecordNeighbours resource={resource} id={id} />
      </div>
      <div className="flex items-start gap-4">
        {cover === null ? (
          <span className={`flex items-center justify-center text-ink-faint ${frame}`}>
            <HomeModernIcon aria-hidden className="size-8" />
          </span>
        ) : (
          <img {...photoSources(resource, id, cover)} sizes="96px" alt="" className={frame} />
        )}
        <div className="min-w-0 flex-1">
          <p className="figures flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {reference !== undefined && <span>{reference}</span>}
            {detail}
          </p>
          <h1 lang={titleLang} tabIndex={-1} className="text-xl wrap-anywhere outline-none sm:text-2xl">
            {title}
          </h1>
          <ul className="mt-2 flex flex-wrap gap-1.5 pointer-coarse:gap-y-5">
            {states
              .filter(({ isOn }) => isOn)
              .map(({ label, tone }) => (
                <li key={label}>
                  <Chip tone={tone}>{label}</Chip>
                </li>
              ))}
            {chips}
            {problems.map((problem) => (
              <li key={problem.kind}>
                <ProblemChips problems={[problem]} />
              </li>
            ))}
          </ul>
        </div>
        {actions}
      </div>
    </header>
  )
}
