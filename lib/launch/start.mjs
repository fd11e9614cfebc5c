// Implements `npm start`: the whole product, production build. Plain JavaScript, so that any installed Node can run it.
import { runScript, installPackages } from './bootstrap.mjs'

installPackages()
runScript('lib/launch/product.ts', ['start'])
