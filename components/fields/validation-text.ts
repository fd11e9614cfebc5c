type Translate = {
  (key: string, params?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/**
 * Translates a validation rule: `min:5` to `validation.min` with {length}, `least:0` to `validation.least` with
 * {number}. Other rules are looked up as error codes; unknown ones become `validation.invalid`. `t` must cover all
 * messages, as from `useTranslations()`.
 */
export function validationText(
  t: Translate,
  rule: string,
  { locale, isPrice }: { locale: string; isPrice: boolean },
): string {
  const [name = '', limitText = ''] = rule.split(':')
  const limit = Number(limitText)
  // Formats `limit` like the inputs. `formatNumber` and `formatAmount` would add 0.3 KiB to the sign-in page.
  const hasDots = isPrice || locale.startsWith('pt')
  // Groups thousands, but not years.
  const number = limit.toLocaleString(hasDots ? 'de-DE' : locale, { useGrouping: limit >= 10_000 })
  if (t.has(`validation.${name}`)) return t(`validation.${name}`, { length: limit, number })
  return t.has(`errors.${rule}`) ? t(`errors.${rule}`) : t('validation.invalid')
}
