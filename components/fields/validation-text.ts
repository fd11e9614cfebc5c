type Translate = {
  (key: string, params?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/**
 * Message for a rule name: `min:5` is `validation.min` with {length}, `least:0` and `most:6` with {number}. Other
 * names are looked up as error codes, then `validation.invalid`. `t` must cover all messages: `useTranslations()`.
 */
export function validationText(t: Translate, rule: string): string {
  const [name = '', limit = ''] = rule.split(':')
  const length = Number(limit)
  // Years aren't grouped. `formatNumberInput` would add 0.3 KiB to the sign-in page.
  const number = length < 10_000 ? limit : limit.replace(/\B(?=(\d{3})+$)/g, '.')
  if (t.has(`validation.${name}`)) return t(`validation.${name}`, { length, number })
  return t.has(`errors.${rule}`) ? t(`errors.${rule}`) : t('validation.invalid')
}
