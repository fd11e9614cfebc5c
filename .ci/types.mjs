// `npm run types`: generates the dashboard's route types, then type-checks the dashboard and the API.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tsc = ['node_modules/typescript/bin/tsc', '--noEmit']
const commands = [
  ['node_modules/next/dist/bin/next', 'typegen'],
  tsc,
  // The dashboard must compile without the reference API.
  ...(existsSync('agency-api') ? [[...tsc, '-p', 'agency-api']] : []),
]
const failed = commands.filter((args) => {
  const stdio = ['ignore', args.includes('typegen') ? 'ignore' : 'inherit', 'inherit']
  return spawnSync(process.execPath, args, { stdio }).status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
