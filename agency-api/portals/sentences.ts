import type { AdvertProblem } from '#contract/portal-rules.ts'
import type { Language } from '#contract/values.ts'

/** What can go wrong on the way to a portal, beside its rules. */
export type WayProblem =
  | 'NEEDS_AUTHORIZATION'
  | 'OUTCOME_UNKNOWN'
  | 'NOT_REACHED'
  | 'REMOVED_AT_PORTAL'
  | 'LAST_ONE_STAYS'
  | 'TAKEN_DOWN'
  | 'MANDATORY_MISSING'

const sentences: Record<AdvertProblem | WayProblem, Record<Language, string>> = {
  ARCHIVED: { en: 'This property is archived', pt: 'Este imóvel está arquivado' },
  SOLD: { en: 'This property is sold', pt: 'Este imóvel está vendido' },
  PRIVATE_COLLECTION: {
    en: 'The private collection is never exported',
    pt: 'A coleção privada nunca é exportada',
  },
  NO_LOCATION: { en: 'This property has no location', pt: 'Este imóvel não tem localização' },
  NO_IMAGES: { en: 'This property has no images', pt: 'Este imóvel não tem imagens' },
  IMAGES_FEW: { en: 'At least {min} photographs', pt: 'Pelo menos {min} fotografias' },
  TITLE_LENGTH: {
    en: 'The title needs {min} to {max} characters; it has {length}',
    pt: 'O título precisa de {min} a {max} caracteres; tem {length}',
  },
  TITLE_CAPITALS: { en: 'The title is all in capitals', pt: 'O título está todo em maiúsculas' },
  TITLE_MISSING: { en: 'The title is missing', pt: 'Falta o título' },
  DESCRIPTION_LENGTH: {
    en: 'The description needs {min} to {max} characters; it has {length}',
    pt: 'A descrição precisa de {min} a {max} caracteres; tem {length}',
  },
  DESCRIPTION_EN_LENGTH: {
    en: 'The English description may have {max} characters; it has {length}',
    pt: 'A descrição em inglês pode ter {max} caracteres; tem {length}',
  },
  DESCRIPTION_MISSING: { en: 'The description is missing', pt: 'Falta a descrição' },
  TYPE_UNKNOWN: { en: 'The portal has no such type', pt: 'O portal não tem este tipo' },
  PRICE_MISSING: { en: 'The price is missing', pt: 'Falta o preço' },
  HIDE_PRICE_UNSUPPORTED: {
    en: 'This portal always shows the price',
    pt: 'Este portal mostra sempre o preço',
  },
  PRICE_LOW: { en: 'Below {min} € the portal may refuse it', pt: 'Abaixo de {min} € o portal pode recusar' },
  AREA_MISSING: { en: 'The area is missing', pt: 'Falta a área' },
  BEDROOMS_MISSING: { en: 'The bedrooms are missing', pt: 'Faltam os quartos' },
  BATHROOMS_MISSING: { en: 'The bathrooms are missing', pt: 'Faltam as casas de banho' },
  TOWN_MISSING: { en: 'The concelho or distrito is missing', pt: 'Falta o concelho ou o distrito' },
  ENERGY_MAPPED: { en: '{from} is sent as {to}', pt: '{from} é enviado como {to}' },
  NO_WEBSITE: { en: 'It has no page on the website to share', pt: 'Não tem página no site para partilhar' },
  NEEDS_AUTHORIZATION: {
    en: 'An Administrator has to connect the account again',
    pt: 'Um Administrador tem de voltar a ligar a conta',
  },
  OUTCOME_UNKNOWN: {
    en: 'The portal may have received it, but has not said so. Look there before publishing again',
    pt: 'O portal pode tê-lo recebido, mas não o disse. Veja lá antes de publicar de novo',
  },
  NOT_REACHED: { en: 'The portal could not be reached', pt: 'Não foi possível contactar o portal' },
  REMOVED_AT_PORTAL: { en: 'It was removed at the portal', pt: 'Foi removido no portal' },
  LAST_ONE_STAYS: {
    en: 'The portal ignores an empty file: ask it to take down the last advert',
    pt: 'O portal ignora um ficheiro vazio: peça-lhe que retire o último anúncio',
  },
  TAKEN_DOWN: {
    en: 'Taken down: the portal could not be made to hide what is private',
    pt: 'Retirado: não foi possível fazer o portal ocultar o que é privado',
  },
  MANDATORY_MISSING: { en: 'The portal wants {name}', pt: 'O portal pede {name}' },
}

/** The sentence of a problem of ours; empty for a portal's own. */
export function sentenceOf(
  { problem, params }: { problem: string; params: Record<string, string | number> },
  language: Language,
): string {
  if (!Object.hasOwn(sentences, problem)) return ''
  const text = sentences[problem as keyof typeof sentences][language]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
