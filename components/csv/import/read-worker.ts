import type { HowToRead } from './file-options'
import { readCsv } from './read-csv'

self.onmessage = ({ data: { bytes, how } }: MessageEvent<{ bytes: ArrayBuffer; how: HowToRead }>) =>
  self.postMessage(readCsv(bytes, how))
