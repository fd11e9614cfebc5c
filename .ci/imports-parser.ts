/**
 * Parser with which eslint-plugin-import-x reads imported files. With @typescript-eslint/parser, the plugin would print
 * a file that has a syntax error once per import.
 */
export { parse } from '@typescript-eslint/typescript-estree'
export { visitorKeys as VisitorKeys } from '@typescript-eslint/visitor-keys'
