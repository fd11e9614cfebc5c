export { stop as default } from './postgres.ts'
