import type * as t from 'io-ts'

/** A path that names where a text did not fit: `items.0.quantity`. The parts of a union or intersection have no name. */
export const faultPath = (context: t.Context): string =>
  context
    .filter((entry, index) => entry.key !== '' && !isPart(context[index - 1]))
    .map((entry) => entry.key)
    .join('.')

const isPart = (parent: t.ContextEntry | undefined): boolean => {
  const tag = (parent?.type as { readonly _tag?: string } | undefined)?._tag
  return tag === 'UnionType' || tag === 'IntersectionType'
}

/** Every place at which something did not fit, each once. */
export const faultPaths = (errors: t.Errors): readonly string[] => [...new Set(errors.map((error) => faultPath(error.context)))]
