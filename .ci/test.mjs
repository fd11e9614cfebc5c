// `npm test`: every check there is. Plain JavaScript: it runs on whatever Node the machine has.
import { handOver, installPackages } from '../lib/launch/bootstrap.mjs'

installPackages()
handOver('.ci/steps.mjs', process.argv.slice(2))
