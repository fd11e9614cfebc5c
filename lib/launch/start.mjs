// `npm start`: installs packages, builds and starts the dashboard and the API. Plain JavaScript, so that any installed
// Node can run it.
import { runScript, installPackages } from './bootstrap.mjs'

installPackages()
runScript('lib/launch/product.ts', ['start'])
