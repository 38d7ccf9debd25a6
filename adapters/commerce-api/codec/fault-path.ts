import type * as t from 'io-ts'

/** The path of a value that did not decode: `items.0.quantity`. Members of a union or intersection have no name. */
export const faultPath = (context: t.Context): string =>
  context
    .filter((entry, index) => entry.key !== '' && !isPart(context[index - 1]))
    .map((entry) => entry.key)
    .join('.')

const isPart = (parent: t.ContextEntry | undefined): boolean => {
  const tag = (parent?.type as { readonly _tag?: string } | undefined)?._tag
  return tag === 'UnionType' || tag === 'IntersectionType'
}

/** Every path that did not decode, each once. */
export const faultPaths = (errors: t.Errors): readonly string[] => [...new Set(errors.map((error) => faultPath(error.context)))]
