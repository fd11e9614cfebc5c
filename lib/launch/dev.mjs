// Implements `npm run dev`: the whole product with hot reload. `npm run dev -- --inspect` opens both processes to
// debuggers.
import { runScript, installPackages } from './bootstrap.mjs'

installPackages()
runScript('lib/launch/product.ts', ['dev', ...process.argv.slice(2)])
