import { changesOf, compareValues, partsOf, sameValue } from '@/components/resource/compare-values'
import { draftKey, saveDraft, readDraft, sweepDrafts } from '@/components/resource/stored-drafts'

const base = { title: { en: 'A', pt: 'B' }, price: 1, ids: [1, 2], note: null as string | null }
const merge = (ours: typeof base, theirs: typeof base) => compareValues(changesOf(base, ours), base, theirs)

describe('three-way comparison', () => {
  test('separates changes by one side from changes by both', () => {
    const ours = { ...base, title: { en: 'A2', pt: 'B2' }, price: 2 }
    const theirs = { ...base, title: { en: 'A', pt: 'B3' }, ids: [1, 2, 3], price: 2 }
    expect(merge(ours, theirs)).toEqual({
      conflicts: [{ path: 'title.pt', base: 'B', ours: 'B2', theirs: 'B3' }],
      onlyOurs: [{ path: 'title.en', base: 'A', ours: 'A2', theirs: 'A' }],
      onlyTheirs: [{ path: 'ids', ours: [1, 2], theirs: [1, 2, 3] }],
    })
  })

  describe('field groups', () => {
    const groupBase = { lat: 1, lng: 1, street: 'A', radius: 0 }
    const mergeGroup = (ours: object, theirs: object) =>
      compareValues(changesOf(groupBase, { ...groupBase, ...ours }), groupBase, { ...groupBase, ...theirs }, [
        'lat',
        'lng',
        'street',
      ])
    const groupDifference = (ours: object, theirs: object) => ({
      path: 'lat',
      ours: { lat: 1, lng: 1, street: 'A', ...ours },
      theirs: { lat: 1, lng: 1, street: 'A', ...theirs },
    })

    test('are chosen as a unit when both sides changed any of their fields', () => {
      expect(mergeGroup({ lat: 2, radius: 5 }, { street: 'B' })).toEqual({
        conflicts: [groupDifference({ lat: 2 }, { street: 'B' })],
        onlyOurs: [{ path: 'radius', base: 0, ours: 5, theirs: 0 }],
        onlyTheirs: [],
      })
    })

    test('are merged as a unit when one side changed them', () => {
      expect(mergeGroup({ radius: 5 }, { lat: 2, lng: 2 })).toMatchObject({
        conflicts: [],
        onlyTheirs: [groupDifference({}, { lat: 2, lng: 2 })],
      })
      const { onlyOurs } = mergeGroup({ lng: 3 }, { radius: 5 })
      expect(onlyOurs).toEqual([groupDifference({ lng: 3 }, {})])
      expect(onlyOurs.flatMap(({ path, ours }) => partsOf(path, ours))).toContainEqual(['lng', 3])
    })

    test('show no difference when neither side changed them', () => {
      expect(mergeGroup({ radius: 5 }, { radius: 6 }).conflicts.map(({ path }) => path)).toEqual(['radius'])
    })
  })

  test.each([
    ['lists in different order', [2, 1], [1, 2], true],
    ['different lists', [1], [1, 2], false],
    ['null and an empty text', null, '', true],
    ['different line endings and a trailing space', 'a\r\nb', 'a\nb ', true],
    ['NaN and null', NaN, null, true],
    ['records with different line endings', [{ a: 'x\r\ny', b: null }], [{ b: '', a: 'x\ny' }], true],
    ['different records', [{ a: 'x' }], [{ a: 'y' }], false],
    ['zero and null', 0, null, false],
    ['a number and its text', 1, '1', false],
  ])('compares %s', (_, first, second, isSame) => {
    expect(sameValue(first, second)).toBe(isSame)
  })
})

describe('drafts', () => {
  beforeEach(() => localStorage.clear())
  const change = (ours: unknown) => ({ note: { base: null, ours } })

  test('are not stored when too large, empty, or containing files', () => {
    const key = draftKey(1, 'profile.update', '1')
    saveDraft(key, change('text'))
    expect(readDraft(key)?.changes).toEqual(change('text'))
    saveDraft(key, change('x'.repeat(200_001)))
    expect(readDraft(key)).toBeNull()
    saveDraft(key, change(new File(['a'], 'a.png')))
    expect(localStorage).toHaveLength(0)
    saveDraft(key, {})
    expect(localStorage).toHaveLength(0)
  })

  test('are limited to the newest twenty; expired ones are removed regardless of their author', () => {
    const day = 24 * 3_600_000
    const now = 100 * day
    for (let age = 0; age < 25; age++) saveDraft(draftKey(1, 'f', String(age)), change('x'), now - age)
    saveDraft(draftKey(2, 'f', 'old'), change('x'), now - 8 * day)
    localStorage.setItem('theme', 'dark')
    sweepDrafts(now)
    expect(localStorage).toHaveLength(21)
    expect(readDraft(draftKey(1, 'f', '0'), now)).not.toBeNull()
    expect(readDraft(draftKey(1, 'f', '24'), now)).toBeNull()
    expect(localStorage.getItem(draftKey(2, 'f', 'old'))).toBeNull()
  })

  test('cause no exception when the browser storage is full', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(() => saveDraft('k', change('x'))).not.toThrow()
    Storage.prototype.setItem = setItem
  })
})
