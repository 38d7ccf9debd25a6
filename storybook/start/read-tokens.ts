import written from '../../ui/design/tokens.css?raw'

const NAME = /^\s*(--[\w-]+):/gm

/** The names of the tokens of a kind such as `--space-`, in source order. */
export const tokensOf = (...kinds: readonly string[]): readonly string[] => {
  const names = [...written.matchAll(NAME)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  return [...new Set(names)].filter((name) => kinds.some((kind) => name.startsWith(kind)))
}
