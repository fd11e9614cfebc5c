import { jest } from '@jest/globals'
import { decode } from '../../agency-api/media/decoder.ts'
import { jpeg } from './photos.ts'

test('decodes the next image while the idle decoder shuts down', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const bytes = await jpeg()
    for (let n = 0; n < 3; n += 1) {
      expect(await decode('avatar', bytes)).toHaveProperty('extension', 'webp')
      jest.advanceTimersByTime(10_000)
    }
  } finally {
    jest.useRealTimers()
  }
})
