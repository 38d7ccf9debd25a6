/** The query of an address, letter by letter, without some of its parameters. */
export const withoutParameters = (search: string, ...names: readonly string[]): string => {
  const kept = search.slice(1).split('&').filter((pair) => pair !== '' && !names.includes(pair.split('=')[0] ?? '')).join('&')
  return kept === '' ? '' : `?${kept}`
}
