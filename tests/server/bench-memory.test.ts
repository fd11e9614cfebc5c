import { checkMemory } from '../bench/memory.ts'

test.each([
  ['passes below the limit', 99e6, []],
  ['fails above the limit', 101e6, ['growth: 101 MB > 100 MB']],
  ['fails if memory could not be measured', NaN, ["growth: can't be measured without /proc"]],
])('the check of a memory limit %s', (_, bytes, failures) => {
  expect(checkMemory('growth', bytes, 100e6)).toEqual(failures)
})
