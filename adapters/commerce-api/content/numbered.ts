import type { Spread, Story } from './block-form.ts'
import { textIn } from './content-fields.ts'

/** `number_1`, `text_1` up to a limit: an entry whose fields are all empty is left out. */
export const numbered = <Name extends string>(
  most: number,
  fields: Readonly<Record<Name, string>>,
): Spread<readonly { readonly [name in Name]: string }[]> => {
  const names = Object.entries(fields) as [Name, string][]
  const nth = (story: Story, index: number) =>
    Object.fromEntries(names.map(([name, wire]) => [name, textIn(story[`${wire}_${index}`])])) as { readonly [name in Name]: string }
  return {
    _tag: 'Spread',
    read: (story) =>
      Array.from({ length: most }, (_, index) => nth(story, index + 1)).filter(
        (entry) => names.some(([name]) => entry[name].trim() !== ''),
      ),
    write: (values) =>
      Object.fromEntries(values.flatMap((entry, index) => names.map(([name, wire]) => [`${wire}_${index + 1}`, entry[name]]))),
  }
}
