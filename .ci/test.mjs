// `npm test`: all checks. Plain JavaScript, so that it runs on any Node version.
import { handOver, installPackages } from '../lib/launch/bootstrap.mjs'

installPackages()
handOver('.ci/steps.mjs', process.argv.slice(2))
