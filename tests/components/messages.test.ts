import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { createTranslator, type Messages } from 'next-intl'
import { activityActions, activityResources, exportedResources } from '#contract/activity-kinds.ts'
import { errorStatus } from '#contract/errors.ts'
import { languageTags } from '#contract/language-tags.ts'
import { exportPlaces } from '#contract/portal-places.ts'
import { roles } from '#contract/roles.ts'
import { problemSentences } from '../../agency-api/portals/problem-texts.ts'
import { agentList } from '@/components/agents/agent-list-state'
import { sorts as developmentSorts } from '@/components/developments/list/development-list-state'
import { developmentFormMessages } from '@/components/developments/form/development-form-messages'
import { districtList } from '@/components/districts/district-list-state'
import { validationText } from '@/components/fields/validation-text'
import { folders } from '@/components/inbox/inbox-state'
import { keyItemList } from '@/components/key-items/key-item-list-state'
import { pickMessages } from '@/components/layout/client-messages'
import { sharedSorts } from '@/components/portfolio/list/list-state'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { sorts as propertySorts } from '@/components/properties/list/property-list-state'
import { serviceList } from '@/components/services/service-list-state'
import { userList } from '@/components/users/user-list-state'
import { formatNumber } from '@/lib/format/number'
import { locales } from '@/lib/i18n/locales'
import { readMessages, flattenMessages, type MessageTree } from './read-messages'
import { elementsOf } from './message-elements'

const textsByKey = (texts: MessageTree) => Object.fromEntries(flattenMessages(texts))

function placeholdersOf(text: string): string[] {
  const names = elementsOf(text).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    return element.type === TYPE.tag ? `<${element.value}>` : element.value
  })
  return [...new Set(names)].sort()
}

const english = textsByKey(readMessages('en'))
const rules = [
  'required',
  'numeric',
  'email',
  'url',
  'confirmed',
  'password',
  'file',
  'position',
  'coordinates',
  'invalid',
  'min:5',
  'max:40',
  'least:0',
  'most:6',
]

/** Maps each message namespace to the sort orders whose names it contains. Lists of listings share `listing.list`. */
const sortsByNamespace = {
  'listing.list': Object.keys(sharedSorts),
  'properties.list': Object.keys(propertySorts).filter((sort) => !(sort in sharedSorts)),
  'condominiums.list': Object.keys(developmentSorts).filter((sort) => !(sort in sharedSorts)),
  agents: agentList.sorts,
  districts: districtList.sorts,
  'key-items.admin': keyItemList.sorts,
  services: serviceList.sorts,
  users: userList.sorts,
}
const sortKeys = Object.entries(sortsByNamespace).flatMap(([namespace, sorts]) =>
  sorts.map((sort) => `${namespace}.sorts.${sort}`),
)

describe.each(locales)('messages in %s', (locale) => {
  const texts = textsByKey(readMessages(locale))
  const languageTag = languageTags[locale]
  const t = createTranslator({ locale: languageTag, messages: readMessages(locale) as Messages })
  const textOf = (rule: string, isPrice = false) => validationText(t, rule, { locale: languageTag, isPrice })

  test('have the same keys as in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  test('are not empty and parse', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect(() => parse(text)).not.toThrow()
    }
  })

  test('have the same placeholders as in English', () => {
    const placeholdersByKey = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]))
    expect(placeholdersByKey(texts)).toEqual(placeholdersByKey(english))
  })

  test.each(Object.keys(errorStatus))('explain %s', (code) => {
    expect(t.has(`errors.${code}`)).toBe(true)
  })

  test('name every activity action, resource, portal, role, folder, sort order and language', () => {
    const missing = [
      ...activityActions.map((action) => `activity.actions.${action}`),
      ...activityResources.map((resource) => `activity.resources.${resource}`),
      ...exportedResources.map((resource) => `activity.exports.${resource}`),
      ...exportPlaces.map((place) => `portals.names.${place}`),
      ...roles.flatMap((role) => [`users.roles.${role}`, `users.rolesHelp.${role}`]),
      ...folders.map((folder) => `inbox.states.${folder}`),
      ...sortKeys,
      ...locales.flatMap((locale) => [`inbox.languages.${locale}`, `print.languages.${locale}`]),
    ].filter((key) => !t.has(key))
    expect(missing).toEqual([])
  })

  test.each(rules)('explain the rule %s', (rule) => {
    const text = textOf(rule)
    expect(text).not.toMatch(/validation\.|\{/)
    const figure = rule.split(':')[1]
    if (figure !== undefined) expect(text).toContain(figure)
    if (rule !== 'invalid') expect(text).not.toBe(textOf('invalid'))
  })

  test('format limits as in number fields, years without separators, and prices with dots', () => {
    expect(textOf('least:500000')).toContain(formatNumber(500_000, languageTag))
    expect(textOf('least:120.5')).toContain(formatNumber(120.5, languageTag))
    expect(textOf('least:1900')).toContain('1900')
    expect(textOf('least:500000', true)).toContain('500.000')
  })

  test('have one text for all unknown rules, and show the text of a rule that is an error code', () => {
    expect(textOf('no_such_rule')).toBe(t('validation.invalid'))
    expect(textOf('EMAIL_ALREADY_EXISTS')).toBe(t('errors.EMAIL_ALREADY_EXISTS'))
  })
})

test.each(['en', 'pt'] as const)(
  'portal problems have the same texts in the interface as in the API, in %s',
  (locale) => {
    const texts = textsByKey(readMessages(locale))
    for (const [problem, sentence] of Object.entries(problemSentences))
      expect(texts[`portals.problems.${problem}`]).toBe(sentence[locale])
  },
)

test('uses the plural for zero in European Portuguese', () => {
  const t = createTranslator({ locale: languageTags.pt, messages: readMessages('pt') as Messages })
  expect(t('search.found', { count: 0 })).toBe('0 resultados')
})

test.each([
  [0, 0, 'None yet'],
  [2, 0, '2 sold'],
  [0, 3, '3 archived'],
  [2, 3, '2 sold, 3 archived'],
])('lists no zero count for %s sold and %s archived', (sold, archived, text) => {
  const t = createTranslator({ locale: 'en', messages: readMessages('en') as Messages })
  expect(t('dashboard.badges.soldArchivedNote', { sold, archived })).toBe(text)
})

test.each([
  ['pt', 'Transfira primeiro tudo para outro consultor.', '2 empreendimentos', ' e 2 empreendimentos'],
  ['es', 'Antes, traspáselo todo a otro agente.', '2 promociones', ' y 2 promociones'],
] as const)('in %s, names only the records that the agent still has', (locale, end, developments, joined) => {
  const t = createTranslator({ locale: languageTags[locale], messages: readMessages(locale) as Messages })
  const text = t('errors.AGENT_IN_USE', { properties: 0, condominiums: 2 })
  expect(text).toMatch(new RegExp(`: \\S+( a seu cargo)? ${developments}\\. ${end}$`))
  expect(t('errors.AGENT_IN_USE', { properties: 1, condominiums: 2 })).toContain(joined)
})

test('forms receive the names of portals, which their dialogs list before adverts go offline', () => {
  for (const keys of [developmentFormMessages, propertyFormMessages])
    expect(pickMessages(readMessages('en'), keys)).toHaveProperty('portals.names.kyero', 'Kyero')
})
