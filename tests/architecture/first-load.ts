import { dirname, posix } from 'node:path'
import type { Module } from './imports.ts'

const STATIC = /(?:^|[;\n])\s*(?:import|export)\s(?!type\b)((?:[^'"`;]*?\sfrom\s*)?)['"]([^'"]+)['"]/g
const TYPES_ONLY = /^\{(?:\s*type\s+\w+\s*,?)+\s*\}\s*from\s*$/

/** What a module brings along at once: neither types nor what it fetches when it is wanted. */
const bringsAlong = ({ path, code }: Module): readonly string[] =>
  [...code.matchAll(STATIC)]
    .filter(([, names = '']) => !TYPES_ONLY.test(names.trim()))
    .map(([, , specifier = '']) => (specifier.startsWith('.') ? posix.normalize(posix.join(dirname(path), specifier)) : specifier))

/** For everything that some files bring along, the file that brought it. */
export const importersOf = (modules: readonly Module[], roots: readonly string[]): ReadonlyMap<string, string> => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const result = new Map(roots.map((root) => [root, 'the page']))
  for (const path of result.keys()) {
    const module = byPath.get(path)
    for (const brought of module === undefined ? [] : bringsAlong(module)) if (!result.has(brought)) result.set(brought, path)
  }
  return result
}
