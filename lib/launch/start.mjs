// Implements `npm start`: the whole product, production build. Plain JavaScript, so that any installed Node can run it.
import { handOver, installPackages } from './bootstrap.mjs'

installPackages()
handOver('lib/launch/product.ts', ['start'])
