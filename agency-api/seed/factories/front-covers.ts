import type { NewRow } from '../../db/schema.ts'

interface CoverDraft {
  row: Omit<NewRow<'front_covers'>, 'media_id' | 'position'>
  /** Name of an image in `images/`. */
  image: string
}

/** The three photos at the top of the sample agency's website; districts use the same images. */
export const frontCovers: readonly CoverDraft[] = [
  {
    image: 'lisbon-view',
    row: {
      title_en: 'A home in the light of Lisbon',
      title_pt: 'Uma casa na luz de Lisboa',
      text_en: 'Restored buildings, river views and people who know every street.',
      text_pt: 'Prédios recuperados, vista para o rio e quem conhece cada rua.',
      link: '/imoveis?zona=lisboa',
    },
  },
  {
    image: 'algarve-cliffs',
    row: {
      title_en: 'Summers that last all year',
      title_pt: 'Verões que duram todo o ano',
      text_en: 'Villas between the vineyards and the sea, from Lagos to Tavira.',
      text_pt: 'Moradias entre as vinhas e o mar, de Lagos a Tavira.',
      link: '/imoveis?zona=algarve',
    },
  },
  {
    image: 'porto-view',
    row: {
      title_en: 'Thinking of selling?',
      title_pt: 'A pensar em vender?',
      text_en: 'Ask us what your home is worth. We’ll reply within two working days.',
      text_pt: 'Pergunte-nos quanto vale a sua casa. Respondemos em dois dias úteis.',
      link: '/vender',
    },
  },
]
