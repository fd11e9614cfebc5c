import { readCsv } from './read-csv'

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(readCsv(data))
