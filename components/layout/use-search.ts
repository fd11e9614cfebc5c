'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { call } from '@/lib/agency/call'

export type Found = { reference: string; title: string; href: string; disabled: boolean }

const shownResults = 8

type Answer = { to: string; found: Found[] } | { to: string; failed: true }

/** What properties the text finds, 500 ms after the last key (platform §9). */
export function useSearch(typed: string) {
  const locale = useLocale()
  const text = typed.trim()
  const question = `${locale} ${text}`
  const [answer, setAnswer] = useState<Answer>({ to: '', found: [] })

  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const query = { page: 1, itemsPerPage: shownResults, filter: { search: text.slice(0, 100) } }
        const { properties } = await call('properties.list', { query }, { signal: stop.signal })
        const found = properties.map(({ id, reference, title, disabled }) => ({
          reference,
          title,
          href: `/properties/edit/${id}/general`,
          disabled: disabled === 1,
        }))
        setAnswer({ to: question, found })
      } catch {
        if (!stop.signal.aborted) setAnswer({ to: question, failed: true })
      }
    }, limits.searchDelayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, question])

  if (answer.to !== question) return { state: 'waiting' as const, found: [] }
  if ('failed' in answer) return { state: 'failed' as const, found: [] }
  return { state: answer.found.length === 0 ? ('none' as const) : ('found' as const), found: answer.found }
}
