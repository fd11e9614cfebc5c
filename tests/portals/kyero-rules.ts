import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Rules of Kyero's feed format. Returns the violations. */
export function findKyeroViolations(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml)
  if (wellFormed !== true) return [`Not XML: ${wellFormed.err.msg}`]
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['property', 'image', 'feature'].includes(name),
  })
  const { root } = parser.parse(xml) as { root?: Node }
  if (root === undefined) return ['No root']
  const violations: string[] = []
  const properties = nodesOf(root.property)
  for (const property of properties) violations.push(...findViolations(property))
  const ids = properties.map(({ id }) => String(id))
  if (new Set(ids).size !== ids.length) violations.push('Duplicate id')
  return violations
}

type Node = Record<string, unknown>
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

const knownFields = new Set(
  'id date ref price currency price_freq part_ownership leasehold new_build type town province country location location_detail beds baths pool surface_area energy_rating url desc features images notes'.split(
    ' ',
  ),
)
const fieldRules: [string, RegExp, required: boolean][] = [
  ['id', /^.{1,50}$/s, true],
  ['date', /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/, true],
  ['ref', /^.{1,255}$/s, true],
  ['price', /^(\d+|x)$/, true],
  ['currency', /^(EUR|GBP|USD)$/, false],
  ['price_freq', /^(sale|week|month)$/, true],
  ['new_build', /^[01]?$/, false],
  ['pool', /^[01]?$/, false],
  ['type', /^[a-zA-Z&\s()/-]{3,}$/, true],
  ['town', /^.+$/s, true],
  ['province', /^.+$/s, true],
  ['location_detail', /^.{0,50}$/s, false],
  ['beds', /^\d+$/, false],
  ['baths', /^\d+$/, false],
]

function findViolations(property: Node): string[] {
  const violations: string[] = []
  const check = (passes: boolean, violation: string) =>
    passes || violations.push(`${String(property.id)}: ${violation}`)
  for (const name of Object.keys(property)) check(knownFields.has(name), `unknown ${name}`)
  for (const [name, shape, required] of fieldRules) {
    const value = property[name]
    check(value === undefined ? !required : shape.test(String(value)), `${name} is ${String(value)}`)
  }
  const location = nodeOf(property.location)
  for (const [name, max] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const)
    check(Number.isFinite(Number(location[name])) && Math.abs(Number(location[name])) <= max, name)
  const surface = nodeOf(property.surface_area)
  for (const name of ['built', 'plot'])
    check(surface[name] === undefined || /^-?\d+$/.test(String(surface[name])), `${name} is not an integer`)
  const energy = nodeOf(property.energy_rating)
  for (const name of ['consumption', 'emissions'])
    check(
      energy[name] === undefined || /^[A-GX]$/.test(String(energy[name])),
      `energy ${String(energy[name])}`,
    )
  check(
    property.features === undefined || arrayOf(nodeOf(property.features).feature).length > 0,
    'empty features',
  )
  check(arrayOf(nodeOf(property.features).feature).length <= 50, 'too many features')
  const images = nodesOf(nodeOf(property.images).image)
  check(images.length >= 1 && images.length <= 50, `${images.length} images`)
  for (const image of images) {
    check(/^(https?|ftp):\/\/.*\.(gif|jpe?g|png)$/i.test(String(image.url)), `image ${String(image.url)}`)
    check(/^\d+$/.test(String(image['@_id'])), 'image without id')
  }
  const texts = nodeOf(property.desc)
  check(Object.keys(texts).length > 0, 'no description')
  for (const language of Object.keys(texts)) check(/^[a-z]{2}$/.test(language), `language ${language}`)
  return violations
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
