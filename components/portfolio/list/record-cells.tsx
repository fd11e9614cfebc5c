import type { ReactNode } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { MediaItem, MediaLocation } from '#contract/media.ts'
import { Thumb } from './thumb'

export function CoverCell({
  location,
  recordId,
  cover,
  reference,
}: {
  location: MediaLocation
  recordId: number
  cover: MediaItem | null
  reference?: string
}) {
  return (
    <div className="flex items-center gap-2">
      <Thumb location={location} recordId={recordId} item={cover} />
      {reference !== undefined && (
        <span className="figures hidden truncate text-ink-soft @min-[48rem]:inline">{reference}</span>
      )}
    </div>
  )
}

/** The title of a row; `second` is a line below it with the data of hidden columns. */
export function TitleCell({ second, children }: { second: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="figures block truncate text-xs font-normal text-ink-soft @min-[48rem]:hidden">
        {second}
      </span>
    </>
  )
}

export function Value({ lang, children }: { lang?: LanguageTag; children: ReactNode }) {
  return children === null || children === undefined || children === '' ? (
    <span className="text-ink-faint">-</span>
  ) : (
    <span lang={lang} className="block truncate">
      {children}
    </span>
  )
}
