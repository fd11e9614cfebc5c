import { type Moment, formatterFor } from './date-formatter.ts'

/** Formats the time in Lisbon: `09:05`. Not in `date.ts`, so that the sign-in page doesn't load that file. */
export function formatTime(moment: Moment, locale: string): string {
  return formatterFor(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  )
}
