import type { Module } from './imports.ts'

const SPREAD = /<[A-Z]\w*\s(?:[^<>]|=>)*?\{\.\.\.[^}]*\}/g

/** Where props are handed to a component in one bundle: one that it does not take is lost there without a word. */
export const spreadDoors = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ path, code }) => [...code.matchAll(SPREAD)].map(([result]) => `${path}: ${result.replace(/\s+/g, ' ')}`))
