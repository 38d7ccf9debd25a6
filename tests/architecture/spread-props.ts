import type { Module } from './imports.ts'

const SPREAD = /<[A-Z]\w*\s(?:[^<>]|=>)*?\{\.\.\.[^}]*\}/g

/** Components that receive spread props: an unknown prop would be lost without an error. */
export const spreadProps = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap(({ path, code }) => [...code.matchAll(SPREAD)].map(([result]) => `${path}: ${result.replace(/\s+/g, ' ')}`))
