'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Found } from '#contract/search.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { findRecords } from './find-records'

type Answer = { to: string; found: Found | null; error: AgencyError | null }

/**
 * What the text finds, 500 ms after the last key. `found` is of the text before until the next answer comes;
 * what was asked and is no longer wanted is called off.
 */
export function useFind(typed: string, administrator: boolean) {
  const locale = useLocale()
  const [again, setAgain] = useState(0)
  const text = typed.trim().slice(0, limits.searchTextMax)
  const question = `${locale} ${again} ${text}`
  const [answer, setAnswer] = useState<Answer>({ to: '', found: null, error: null })

  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await findRecords(text, { administrator, locale, signal: stop.signal })
        if (!stop.signal.aborted) setAnswer({ to: question, found, error: null })
      } catch (error) {
        if (!stop.signal.aborted) setAnswer({ to: question, found: null, error: asAgencyError(error) })
      }
    }, limits.searchDelayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, question, administrator, locale])

  const current = answer.to === question
  return {
    found: text === '' ? null : answer.found,
    waiting: text !== '' && !current,
    error: current && text !== '' ? answer.error : null,
    retry: () => setAgain(again + 1),
  }
}
