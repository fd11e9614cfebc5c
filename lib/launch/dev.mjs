// `npm run dev`: the whole product, rebuilt while you type.
import { handOver, installPackages } from './bootstrap.mjs'

installPackages()
handOver('lib/launch/product.ts', ['dev'])
