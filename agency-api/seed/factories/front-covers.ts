import type { NewRow } from '../../db/schema.ts'
import type { Picture } from '../illustration/catalogue.ts'

export interface CoverDraft {
  row: Omit<NewRow<'front_covers'>, 'media_id' | 'position'>
  picture: Picture
}

/** The three photographs at the top of the sample agency's website; districts show the same pictures. */
export const frontCovers: readonly CoverDraft[] = [
  {
    picture: { scene: 'lisbonView', hour: 'golden', variant: 1 },
    row: {
      title_en: 'A home in the light of Lisbon',
      title_pt: 'Uma casa na luz de Lisboa',
      text_en: 'Restored buildings, river views and people who know every street.',
      text_pt: 'Prédios recuperados, vista para o rio e quem conhece cada rua.',
      link: '/imoveis?zona=lisboa',
    },
  },
  {
    picture: { scene: 'algarveCliffs', hour: 'noon', variant: 1 },
    row: {
      title_en: 'Summers that last all year',
      title_pt: 'Verões que duram todo o ano',
      text_en: 'Villas between the vineyards and the sea, from Lagos to Tavira.',
      text_pt: 'Moradias entre as vinhas e o mar, de Lagos a Tavira.',
      link: '/imoveis?zona=algarve',
    },
  },
  {
    picture: { scene: 'portoView', hour: 'golden', variant: 1 },
    row: {
      title_en: 'Thinking of selling?',
      title_pt: 'A pensar em vender?',
      text_en: 'Ask us what your house is worth. We answer within two working days.',
      text_pt: 'Pergunte-nos quanto vale a sua casa. Respondemos em dois dias úteis.',
      link: '/vender',
    },
  },
]
