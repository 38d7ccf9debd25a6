/** A query string without some of its parameters; the others stay unchanged. */
export const withoutParameters = (search: string, ...names: readonly string[]): string => {
  const rest = search.slice(1).split('&').filter((pair) => pair !== '' && !names.includes(pair.split('=')[0] ?? '')).join('&')
  return rest === '' ? '' : `?${rest}`
}
