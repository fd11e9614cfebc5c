type Translate = {
  (key: string, params?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/**
 * The sentence for a rule word: `min:5` is `validation.min` with {length}, `least:0` and `most:6` with {number}. A word
 * that is no rule is a code of the error catalogue; one that is neither is `validation.invalid`. `t` speaks for the
 * whole catalogue: `useTranslations()`.
 */
export function validationText(t: Translate, rule: string): string {
  const [word = '', figure = ''] = rule.split(':')
  const length = Number(figure)
  if (t.has(`validation.${word}`)) return t(`validation.${word}`, { length, number: length })
  return t.has(`errors.${rule}`) ? t(`errors.${rule}`) : t('validation.invalid')
}
