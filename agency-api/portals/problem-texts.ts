import type { AdvertProblem } from '#contract/portal-rules.ts'
import type { Language } from '#contract/values.ts'

type Sentence = Record<Language, string>

/** Violations of the portals' rules, and problems in publishing. */
export const problemSentences = {
  ARCHIVED: { en: 'This property is archived', pt: 'Este imóvel está arquivado' },
  SOLD: { en: 'This property is sold', pt: 'Este imóvel está vendido' },
  PRIVATE_COLLECTION: {
    en: 'Private collection properties are never exported',
    pt: 'Os imóveis da coleção privada nunca são exportados',
  },
  NO_LOCATION: { en: 'This property has no location', pt: 'Este imóvel não tem localização' },
  NO_IMAGES: { en: 'This property has no photos', pt: 'Este imóvel não tem fotografias' },
  IMAGES_FEW: { en: 'At least {min} photos are needed', pt: 'São necessárias pelo menos {min} fotografias' },
  TITLE_LENGTH: {
    en: 'The title must have {min} to {max} characters; it has {length}',
    pt: 'O título deve ter entre {min} e {max} caracteres; tem {length}',
  },
  TITLE_CAPITALS: { en: 'The title is all in capitals', pt: 'O título está todo em maiúsculas' },
  TITLE_MISSING: { en: 'The title is missing', pt: 'Falta o título' },
  DESCRIPTION_LENGTH: {
    en: 'The description must have {min} to {max} characters; it has {length}',
    pt: 'A descrição deve ter entre {min} e {max} caracteres; tem {length}',
  },
  DESCRIPTION_EN_LENGTH: {
    en: 'The English description can have up to {max} characters; it has {length}',
    pt: 'A descrição em inglês pode ter até {max} caracteres; tem {length}',
  },
  DESCRIPTION_MISSING: { en: 'The description is missing', pt: 'Falta a descrição' },
  TYPE_UNKNOWN: {
    en: 'The portal doesn’t have this property type',
    pt: 'O portal não tem este tipo de imóvel',
  },
  PRICE_MISSING: { en: 'The price is missing', pt: 'Falta o preço' },
  HIDE_PRICE_UNSUPPORTED: {
    en: 'This portal always shows the price',
    pt: 'Este portal mostra sempre o preço',
  },
  PRICE_LOW: {
    en: 'The portal may reject prices below {min}',
    pt: 'O portal pode recusar preços abaixo de {min}',
  },
  AREA_MISSING: { en: 'The area is missing', pt: 'Falta a área' },
  BEDROOMS_MISSING: { en: 'The number of bedrooms is missing', pt: 'Falta o número de quartos' },
  BATHROOMS_MISSING: { en: 'The number of bathrooms is missing', pt: 'Falta o número de casas de banho' },
  TOWN_MISSING: {
    en: 'The municipality (concelho) or district (distrito) is missing',
    pt: 'Falta o concelho ou o distrito',
  },
  ENERGY_MAPPED: {
    en: 'Energy rating {from} is sent as {to}',
    pt: 'A classe energética {from} é enviada como {to}',
  },
  NO_WEBSITE: {
    en: 'This property has no page on the website to share',
    pt: 'Este imóvel não tem página no site para partilhar',
  },
  NEEDS_AUTHORIZATION: {
    en: 'An administrator needs to reconnect the account',
    pt: 'Um administrador tem de voltar a ligar a conta',
  },
  OUTCOME_UNKNOWN: {
    en: 'The portal may have received this advert but hasn’t confirmed it. Check the portal before you publish again.',
    pt: 'O portal pode ter recebido este anúncio, mas não o confirmou. Veja no portal antes de publicar de novo.',
  },
  NOT_REACHED: { en: 'The portal couldn’t be reached', pt: 'Não foi possível contactar o portal' },
  REMOVED_AT_PORTAL: { en: 'The advert was removed on the portal', pt: 'O anúncio foi retirado no portal' },
  LAST_ONE_STAYS: {
    en: 'The portal ignores empty files. Contact the portal to remove your last advert.',
    pt: 'O portal ignora ficheiros vazios. Peça-lhe que retire o último anúncio.',
  },
  TAKEN_DOWN: {
    en: 'Removed because the portal couldn’t hide private details',
    pt: 'Retirado porque o portal não conseguiu ocultar dados privados',
  },
  MANDATORY_MISSING: { en: 'The portal requires {name}', pt: 'O portal exige o campo «{name}»' },
} satisfies Record<AdvertProblem, Sentence> & Record<string, Sentence>

/** Returns the sentence for one of these problems, or an empty string for a problem that the portal describes. */
export function sentenceOf(
  { problem, params }: { problem: string; params: Record<string, string | number> },
  language: Language,
): string {
  if (!Object.hasOwn(problemSentences, problem)) return ''
  const text = problemSentences[problem as keyof typeof problemSentences][language]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
