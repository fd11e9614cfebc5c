import { indexPoints } from '@/components/portfolio/map/draw-pins'

const createPoint = (id: number, lat: number, lng: number, place = 'Lisboa') => ({
  id,
  name: `LX-${id}`,
  lat,
  len: lng,
  price: 100_000,
  place,
})
const portugal: [number, number, number, number] = [-9.6, 36.9, -6.1, 42.2]

test('groups overlapping points and names the municipality of the majority', () => {
  const pinsIn = indexPoints([
    createPoint(1, 38.71, -9.14),
    createPoint(2, 38.72, -9.15),
    createPoint(3, 38.7, -9.42, 'Cascais'),
    createPoint(4, 41.15, -8.61, 'Porto'),
  ])
  const zoomedOut = pinsIn(portugal, 6)
  expect(zoomedOut.map(({ count, place }) => [count, place]).sort()).toEqual([
    [1, 'Porto'],
    [3, 'Lisboa'],
  ])
  expect(
    zoomedOut
      .find(({ count }) => count === 3)
      ?.ids(10)
      .sort(),
  ).toEqual([1, 2, 3])
})

test('splits a cluster on zooming in, except points at the same position', () => {
  const [cluster] = indexPoints([createPoint(1, 38.71, -9.14), createPoint(2, 38.75, -9.1)])(portugal, 6)
  expect(cluster?.expansionZoom).toBeGreaterThan(6)
  const [spot] = indexPoints([createPoint(1, 38.71, -9.14), createPoint(2, 38.71, -9.14)])(portugal, 17)
  expect(spot?.count).toBe(2)
  expect(spot?.expansionZoom).toBeNull()
})

test('counts every point once at any zoom', () => {
  const points = Array.from({ length: 10_000 }, (_, id) =>
    createPoint(id + 1, 37 + ((id * 7919) % 5000) / 1000, -9.5 + ((id * 104_729) % 3000) / 1000),
  )
  const pinsIn = indexPoints(points)
  for (const zoom of [5, 8, 12, 16]) {
    const visible = pinsIn(portugal, zoom)
    expect(visible.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
  }
})
