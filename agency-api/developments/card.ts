import { type DevelopmentCard, unset, rangeBounds } from '#contract/development.ts'
import type { Language } from '#contract/values.ts'
import { inLanguage } from '../language.ts'
import { commonColumns, descriptionStart, linkedColumns, mediaCount, toSharedCard } from '../listing/card.ts'
import { textsOf } from '../listing/fields.ts'
import { manualRangesOf, countsOf, derivedRangesOf, figureColumns, effectiveRanges } from './figures.ts'
import type { filterDevelopments } from './filter.ts'

const copiedColumns = [
  ...commonColumns,
  'type_id',
  'district_id',
  'condo_where',
  'concelho',
  'slogan_en',
  'slogan_pt',
  'starting_price_cents',
  'to_price_cents',
  'from_bedrooms',
  'to_bedrooms',
  'from_parking',
  'to_parking',
  'from_gross_area',
  'to_gross_area',
] as const

/** Selects the rows of cards in one query, with linked names, the cover and the properties' figures. */
export function selectCardRows(matches: ReturnType<typeof filterDevelopments>) {
  return matches
    .leftJoin('tags as t', 't.id', 'c.tag_id')
    .leftJoin('key_items as k', 'k.id', 'c.type_id')
    .leftJoin('districts as d', 'd.id', 'c.district_id')
    .leftJoin('agents as a', 'a.id', 'c.agent_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'c.id').on('m.location', '=', 'condominiums').on('m.cover', '=', 1),
    )
    .select(copiedColumns.map((column) => `c.${column}` as const))
    .select([
      ...linkedColumns,
      ...figureColumns,
      'c.lng as len',
      'c.al2 as administrative_area_level_2',
      'c.al3 as administrative_area_level_3',
      descriptionStart('c', 'en').as('description_en'),
      descriptionStart('c', 'pt').as('description_pt'),
      mediaCount('condominiums', 'c'),
    ])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCardRows>['execute']>>[number]

export function cardOf(row: CardRow, language: Language): DevelopmentCard {
  const texts = textsOf(row)
  const byHand = manualRangesOf(row)
  const shared = toSharedCard(row, language)
  return {
    ...row,
    ...shared,
    information: {
      title: inLanguage(language, texts.title) ?? '-',
      slogan: inLanguage(language, texts.slogan) ?? '-',
      description: inLanguage(language, texts.description) ?? '-',
    },
    i18n: { title: texts.title, slogan: texts.slogan },
    condo_where: row.condo_where || [row.political, row.concelho].filter(Boolean).join(', '),
    ...effectiveRanges(byHand, derivedRangesOf(row)),
    by_hand: rangeBounds.flat().filter((name) => byHand[name] !== unset),
    properties: countsOf(row),
    agent_name: shared.agent && `${shared.agent.first_name} ${shared.agent.last_name}`.trim(),
  }
}
