import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const database = new DatabaseSync(String(workerData), { readOnly: true })
const row = database.prepare('pragma quick_check(1)').get()
database.close()
parentPort?.postMessage(row?.quick_check)
