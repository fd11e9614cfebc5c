type Translate = {
  (key: string, params?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/**
 * Message for a rule name: `min:5` is `validation.min` with {length}, `least:0` and `most:6` with {number}. Other
 * names are looked up as error codes, then `validation.invalid`. `t` must cover all messages: `useTranslations()`.
 */
export function validationText(t: Translate, rule: string): string {
  const [word = '', figure = ''] = rule.split(':')
  const length = Number(figure)
  if (t.has(`validation.${word}`)) return t(`validation.${word}`, { length, number: length })
  return t.has(`errors.${rule}`) ? t(`errors.${rule}`) : t('validation.invalid')
}
