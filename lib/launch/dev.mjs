// Implements `npm run dev`: the whole product with hot reload. `npm run dev -- --inspect` opens both processes to
// debuggers.
import { handOver, installPackages } from './bootstrap.mjs'

installPackages()
handOver('lib/launch/product.ts', ['dev', ...process.argv.slice(2)])
