// `npm test`: all checks. Plain JavaScript, so that it runs on any Node version.
import { runScript, installPackages } from '../lib/launch/bootstrap.mjs'

installPackages()
runScript('.ci/steps.mjs', process.argv.slice(2))
