import { type Moment, formatterFor } from './date-formatter.ts'

/** Formats the time in Lisbon: `09:05`. Separate from `date.ts` to keep that off the sign-in page. */
export function formatTime(moment: Moment, locale: string): string {
  return formatterFor(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  )
}
