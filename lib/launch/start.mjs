// `npm start`: the whole product, production build. Plain JavaScript: it runs on whatever Node the machine has.
import { handOver, installPackages } from './bootstrap.mjs'

installPackages()
handOver('lib/launch/product.ts', ['start'])
