import { dirname, posix } from 'node:path'
import type { Module } from './imports.ts'

const STATIC = /(?:^|[;\n])\s*(?:import|export)\s(?!type\b)((?:[^'"`;]*?\sfrom\s*)?)['"]([^'"]+)['"]/g
const TYPES_ONLY = /^\{(?:\s*type\s+\w+\s*,?)+\s*\}\s*from\s*$/

/** The static imports of a module: neither types nor dynamic imports. */
const staticImports = ({ path, code }: Module): readonly string[] =>
  [...code.matchAll(STATIC)]
    .filter(([, names = '']) => !TYPES_ONLY.test(names.trim()))
    .map(([, , specifier = '']) => (specifier.startsWith('.') ? posix.normalize(posix.join(dirname(path), specifier)) : specifier))

/** For every file that some files load, the file that imports it. */
export const importersOf = (modules: readonly Module[], roots: readonly string[]): ReadonlyMap<string, string> => {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const result = new Map(roots.map((root) => [root, 'the page']))
  for (const path of result.keys()) {
    const module = byPath.get(path)
    for (const imported of module === undefined ? [] : staticImports(module)) if (!result.has(imported)) result.set(imported, path)
  }
  return result
}
