// `npm start` and `npm run dev` (argument `dev`, with hot reload; `--inspect` opens both processes to debuggers):
// installs packages, builds and starts the dashboard and the API. Plain JavaScript, so that any installed Node can run
// it.
import { runScript, installPackages } from './bootstrap.mjs'

installPackages()
runScript('lib/launch/product.ts', process.argv.slice(2))
