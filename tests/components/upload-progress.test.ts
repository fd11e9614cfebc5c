import './browser-stubs'

// Imported after the stubs, without which FilePond exports no statuses.
const { FileStatus } = await import('filepond')
const { createProgressCounter } = await import('@/components/records/uploads/use-upload-rows')

test('counts finished files that have left the list, but not removed files that failed', () => {
  const countProgress = createProgressCounter()
  const uploading = (id: string) => ({ id, status: FileStatus.PROCESSING })
  const done = { id: 'b', status: FileStatus.PROCESSING_COMPLETE }
  const failed = { id: 'c', status: FileStatus.PROCESSING_ERROR }
  countProgress([uploading('a'), uploading('b'), uploading('c')])
  expect(countProgress([uploading('a'), done, failed])).toEqual({
    isRunning: true,
    done: 1,
    total: 3,
    failed: 1,
  })
  expect(countProgress([uploading('a')])).toEqual({ isRunning: true, done: 1, total: 2, failed: 0 })
})
