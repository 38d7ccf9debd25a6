export type NameLines = { readonly before: string; readonly name: string; readonly after: readonly string[] }

const wrapped = (text: string, longest: number): readonly string[] =>
  text.split(' ').filter((word) => word !== '').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    return last === undefined || last.length + word.length + 1 > longest
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`]
  }, [])

/** A title as it is set on a pack: the brand large, what precedes it small, the rest in lines below. */
export const nameLines = (title: string, brand: string, longest = 19): NameLines => {
  const at = title.toLowerCase().indexOf(brand.toLowerCase())
  const found = at < 0 ? '' : /^\S*/.exec(title.slice(at + brand.length))?.[0] ?? ''
  const name = at < 0 ? '' : title.slice(at, at + brand.length) + found
  const [before, after] = at < 0 ? ['', title] : [title.slice(0, at).trim(), title.slice(at + name.length).trim()]
  const lines = wrapped(after, longest)
  return name === '' ? { before, name: lines[0] ?? '', after: lines.slice(1) } : { before, name, after: lines }
}
